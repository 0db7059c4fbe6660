// What may wait until one can play? Signs of one's turn, who is away, notices, habits, pictures for friends.

import { remember } from "./habits.js";
import { offerNotices } from "./notices.js";
import { watchPresence } from "./presence.js";
import { offerSharing } from "./sharing.js";
import { watchTurn } from "./turn.js";

watchTurn();
watchPresence();
offerNotices();
offerSharing();
remember("at-once");
