// What do the scripts in static/ work with? Types for the checker only: no page loads this file.

// -- what the server sends: Shown in the API's documentation --

/** A position as one seat sees it; `seat` is null for a spectator. */
interface SeatView {
  position: number;
  seat: string | null;
  since: number;
  question: string;
  round: string;
  chapter: string;
  turn: string;
  summary: string;
  guides: string[];
  sayings: string[];
  costs: Record<string, number[]>;
  hand: Hand | null;
  words: Record<string, string>;
  boxes: Record<string, string>;
  order: string[];
  panes: Pane[];
  lengths: number[];
  owed: OwedDie[];
  rolls: number;
  log: { from: number; lines: string[]; headings: Record<number, string> };
  seats: Player[];
  over: boolean;
  verdict: string | null;
  may_undo: boolean;
  waits: boolean;
  vacancy: string | null;
  rematch: string | null;
  dice: FairDice;
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
  panes?: Pane[] | null;
  lengths?: number[] | null;
}

/** A part of the picture: where it is there and where it goes in the drawing of its role, in squares. */
interface Pane {
  id: string;
  role: string;
  title: string;
  ground: number[];
  at: number[];
  sign: string;
}

/** With which dice fell last and, packed, what it looked like after each event before the last. */
type Change = Partial<Shown> & Redrawing & {
  panes?: Pane[];
  lengths?: number[];
  rolled?: string[];
  between?: string;
};

/** Where the game is. */
type Chapter = Pick<SeatView, "chapter" | "turn">;

/** An event that others see: what it changed, and how long the log was then; without that, a sheet is turned to. */
interface Step extends Omit<Redrawing, "boxes">, Chapter {
  /** Markup; or 0 for the look before all steps, 1 for that after them. */
  boxes: Record<string, string | number>;
  at?: number;
  /** The seat whose sheet is shown; one's own if it is not said. */
  sheet?: string;
  rolled: string[];
  points: Points[];
}

type Points = [seat: string, part: string, points: number];

interface Player {
  seat: string;
  name: string;
  note: string;
  kind: string;
  away: number | null;
  awaited: boolean;
  parts: [part: string, title: string, points: number][];
  total: number;
  wins: boolean;
}

/** What fair dice follow from; the secret comes out at the end. */
interface FairDice {
  kind: string;
  table: string;
  commitment: string;
  added: string;
  secret: string | null;
  version: number;
  round: number;
  envelopes: { seat: string; sealed: string | null; opened: string | null; without: boolean }[];
}

/** What a browser keeps of a table: the commitment, whether it was there before the first roll, and its shares. */
interface Kept {
  commitment: string;
  before: boolean;
  shares: Record<string, { round: number; share: string }>;
  /** The digests that lay on the table, by seat, when it opened an envelope of its own. */
  seals?: { round: number; of: Record<string, string | null> };
}

/** What a record says about its dice. */
interface Proof {
  version: number;
  table: string;
  commitment: string;
  round: number;
  added: string;
  shares: Record<string, string>;
  header: string;
  events: string[];
  secret: string;
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
  lesson: { steps: { text: string; at: number; tokens: string[] }[]; words: Record<string, string>; count: string };
  now: Shown;
  texts: Record<
    | "awaited"
    | "your_turn"
    | "confirm"
    | "pay"
    | "asked"
    | "seen_by"
    | "table"
    | "hand_over"
    | "i_am"
    | "failed"
    | "exchanged"
    | "sealed"
    | "opened"
    | "missing"
    | "without",
    string
  >;
  later: Record<"your_turn", string>;
  proof: {
    record: string;
    faces: Record<number, [die: string, faces: string[]][]>;
    texts: Record<
      "secret" | "kept" | "late" | "other" | "none" | "shares" | "foreign" | "again" | "unshared" | "right" | "wrong",
      string
    >;
  };
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
  round: HTMLElement;
  score: HTMLElement;
  zones: HTMLElement;
  more: HTMLElement;
  summary: HTMLElement;
  banner: HTMLElement;
  skip: HTMLButtonElement;
  pace: HTMLSelectElement | null;
  words: HTMLElement;
  choice: HTMLElement;
  chosen: HTMLElement;
  confirm: HTMLButtonElement;
  again: HTMLButtonElement;
  turn: HTMLButtonElement;
  undo: HTMLButtonElement;
  dice: HTMLFormElement;
  waits: HTMLElement;
  vacancy: HTMLElement;
  "vacancy-text": HTMLElement;
  envelopes: HTMLElement;
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
  "at-once": HTMLInputElement | null;
  aloud: HTMLInputElement | null;
  notices: HTMLDetailsElement | null;
  wishes: HTMLElement;
  // a replay
  first: HTMLButtonElement;
  earlier: HTMLButtonElement;
  run: HTMLButtonElement;
  later: HTMLButtonElement;
  last: HTMLButtonElement;
  eyes: HTMLSelectElement;
  share: HTMLButtonElement;
  step: HTMLInputElement;
  counter: HTMLOutputElement;
  link: HTMLElement;
  address: HTMLInputElement;
  at: HTMLInputElement;
  record: HTMLTextAreaElement;
  // where dice are checked
  "proof-secret": HTMLElement;
  "proof-kept": HTMLElement;
  "proof-shares": HTMLElement;
  "proof-rolls": HTMLElement;
  // where a record is uploaded
  upload: HTMLFormElement;
  // first steps
  count: HTMLElement;
  "now-you": HTMLElement;
  // the lobby
  install: HTMLButtonElement | null;
}

/** All drawings of a table, and one of their boxes. */
type Picture = HTMLElement;
type Box = SVGGraphicsElement;

// -- what the page of a table remembers --

/** A saying, how often it names each of its tokens, and what it costs, if anything. */
interface Counted {
  saying: string;
  tokens: Map<string, number>;
  cost?: string;
}

/**
 * What is moved by hand: pieces that are laid on spots, a sign for each of their places; or turns of one thing. What it
 * costs to leave out one piece, two and so on.
 */
interface Hand {
  pieces: Record<string, string>;
  places: string[];
  spots: string;
  ghosts: string[][];
  left: string[];
}

/** What hands have done: pieces by their places; how a thing is turned, and the part by which it is held. */
interface Hands {
  spots: Counted[];
  laid: Map<string, string>;
  /** The piece that is laid next, if somebody has chosen it. */
  picked: string;
  turn: number;
  part: number;
  /** The box that the pointer or the focus is on. */
  over: string;
}

type Pointing = Pick<TableState, "pointed" | "hands">;

/** All that changes while a table is played at; static/state.js holds the only one. */
interface TableState {
  /** Through whose eyes the page looks; "" for a spectator, and while a cover lies over a game with secrets. */
  seat: string;
  /** The position, as that seat sees it. */
  now: Shown;
  /** What the seat may say. */
  legal: Counted[];
  /** The tokens that were pointed at, in that order; not what came along with them. */
  pointed: string[];
  /** What was moved by hand. */
  hands: Hands;
  /** The ids of all boxes in the picture; a token that is none of them is a word with a button. */
  places: Set<string>;
  /** The question that was answered last: it is answered once, whatever is clicked until the next one is shown. */
  answered: string;
  /** What the picture consisted of before a preview was drawn into it. */
  plain: Box[] | null;
  /** Ends the preview that was asked for last. */
  looking: AbortController;
  /** What happens arrives here. */
  stream: EventSource | null;
  /** What has arrived and is not shown yet, the first of it perhaps in part. */
  news: Change[];
  /** Goes on to the present, while steps towards it are shown. */
  hurry: (() => void) | null;
  /** The round and the turn that were announced last. */
  chapter: Chapter;
  /** Somebody has chosen a seat by its tab: until the next move the page does not change it by itself. */
  tabChosen: boolean;
  /** The page was used by keys last, not by mouse or finger: the focus may move to what is next. */
  keys: boolean;
  /** A cover lies over the picture, while the screen is handed over. */
  covered: boolean;
  /** The end that is shown: its position and rematch; false while the game goes on. */
  reckoned?: string | false;
  /** Something is moved by hand here, and shown. */
  carries?: boolean;
  /** The dice have been seen to, and nobody's share in them is awaited. */
  shared?: boolean;
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
type SharesFit = (proof: Pick<Proof, "round" | "shares">, kept?: Kept["seals"]) => Promise<boolean | null>;
type Rolls = (
  proof: Proof,
  faces: Embedded["proof"]["faces"],
) => AsyncGenerator<{ place: number; holds: boolean }>;
type AskForDice = (owed: OwedDie[], rolls: number) => void;
type Send = (where: string, content?: object) => Promise<void>;
