// What do the scripts in static/ work with? Types for the checker only: no page loads this file.

// -- what the server sends: Shown in the API's documentation --

/** A position as one seat sees it; `seat` is null for a spectator. */
interface SeatView {
  position: number;
  seat: string | null;
  since: number;
  question: string;
  guides: string[];
  sayings: string[];
  words: Record<string, string>;
  boxes: Record<string, string>;
  order: string[];
  size: [number, number];
  owed: OwedDie[];
  rolls: number;
  log: { from: number; lines: string[] };
  seats: Player[];
  over: boolean;
  verdict: string | null;
  may_undo: boolean;
  waits: boolean;
  rematch: string | null;
  dice: Record<string, string | null>;
}

/** What a page keeps of it. Boxes are in the picture; the log is on the page from the start, so at first it is absent. */
type Shown = Omit<SeatView, "boxes" | "order" | "log"> & { log?: SeatView["log"] };

/** From a place in the order on, so many boxes make room for these. */
type Exchange = [place: number, count: number, ids: string[]];

/** What a preview, or an event of a stream after the first, changes in a picture; the first has the whole order. */
interface Redrawing {
  boxes: Record<string, string>;
  order?: string[];
  exchanged?: Exchange[];
  size?: [number, number] | null;
}

type Change = Partial<Shown> & Redrawing & { size?: [number, number] };

interface Player {
  seat: string;
  name: string;
  note: string;
  kind: string;
  awaited: boolean;
  parts: [part: string, title: string, points: number][];
  total: number;
  wins: boolean;
}

interface OwedDie {
  die: string;
  title: string;
  faces: string[];
  shown: string[];
}

// -- what stands on the pages --

/** JSON that a template writes into its page, by id. */
interface Embedded {
  now: Shown;
  texts: Record<"awaited" | "hand_over" | "i_am" | "failed", string>;
  guides: { game: Record<string, string>; page: Record<string, string>; on: string; off: string };
}

/** Elements by id; those that only some pages of a kind have may be missing. */
interface Elements {
  // a table, and mostly a replay too
  table: HTMLElement;
  question: HTMLElement;
  sheet: HTMLElement;
  log: HTMLElement;
  notice: HTMLElement;
  // a table
  awaited: HTMLElement;
  words: HTMLElement;
  choice: HTMLElement;
  chosen: HTMLElement;
  confirm: HTMLButtonElement;
  again: HTMLButtonElement;
  undo: HTMLButtonElement;
  dice: HTMLFormElement;
  waits: HTMLFormElement;
  "words-added": HTMLInputElement;
  begin: HTMLButtonElement;
  offline: HTMLElement;
  end: HTMLElement;
  cover: HTMLElement;
  "cover-text": HTMLElement;
  uncover: HTMLButtonElement;
  news: HTMLElement;
  rules: HTMLDialogElement;
  "rules-link": HTMLAnchorElement;
  other: HTMLDialogElement | null;
  why: HTMLButtonElement | null;
  guide: HTMLElement | null;
  "guide-text": HTMLElement;
  guided: HTMLButtonElement;
  explain: HTMLButtonElement;
  // a replay
  first: HTMLButtonElement;
  earlier: HTMLButtonElement;
  run: HTMLButtonElement;
  later: HTMLButtonElement;
  last: HTMLButtonElement;
  eyes: HTMLSelectElement;
  share: HTMLButtonElement;
  step: HTMLInputElement;
  link: HTMLElement;
  address: HTMLInputElement;
  at: HTMLInputElement;
  record: HTMLTextAreaElement;
  // where a record is uploaded
  upload: HTMLFormElement;
}

/** The drawing of a table, and one of its boxes. */
type Picture = SVGSVGElement;
type Box = SVGGraphicsElement;

// -- what the page of a table remembers --

/** A saying, and how often it names each of its tokens. */
interface Counted {
  saying: string;
  tokens: Map<string, number>;
}

/** All that changes while a table is played at; static/state.js holds the only one. */
interface TableState {
  /** Through whose eyes the page looks; "" for a spectator, and while a cover lies over a game with secrets. */
  seat: string;
  /** The position, as that seat sees it. */
  now: Shown;
  /** What the seat may say. */
  legal: Counted[];
  /** The tokens that were pointed at, in that order. */
  pointed: string[];
  /** The ids of all boxes in the picture; a token that is none of them is a word with a button. */
  places: Set<string>;
  /** The question that was answered last: it is answered once, whatever is clicked until the next one is shown. */
  answered: string;
  /** What the picture consisted of before a preview was drawn into it. */
  plain: Node[] | null;
  /** Ends the preview that was asked for last. */
  looking: AbortController;
  /** What happens arrives here. */
  stream: EventSource | null;
  /** Somebody has chosen a seat by its tab: until the next move the page does not change it by itself. */
  tabChosen: boolean;
  /** The page was used by keys last, not by mouse or finger: the focus may move to what is next. */
  keys: boolean;
  /** A cover lies over the picture, while the screen is handed over. */
  covered: boolean;
  /** The end that is shown: its position and rematch; false while the game goes on. */
  reckoned?: string | false;
}

/** What a page does with its stream. */
interface Follower {
  /** Shows what has changed; answers the position that is shown now. */
  show: (change: Change) => number;
  /** The connection is there, or lost. */
  connected: (is: boolean) => void;
  /** The seat was taken by somebody else. */
  left: () => void;
}

// -- types of functions that would be too long beside them --

type Find = <Id extends keyof Elements>(id: Id) => Elements[Id];
type FindAll = (selector: string) => HTMLElement[];
type Read = <Id extends keyof Embedded>(id: Id) => Embedded[Id];
type Make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  about: Partial<HTMLElementTagNameMap[Tag]>,
  ...inside: (Node | string)[]
) => HTMLElementTagNameMap[Tag];

/** Asks the server for something at this table; null when it refuses or cannot be reached. */
type Post = (where: string, content?: object, signal?: AbortSignal) => Promise<Redrawing | null>;
type Send = (where: string, content?: object) => Promise<void>;
