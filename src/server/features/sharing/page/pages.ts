import { helplineOf } from '#domain/markets/helpline.ts';
import { audienceAge } from '#domain/markets/market-status.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { MINIMUM_AGE } from '#domain/age.ts';
import { placeNameOf } from '#domain/sharing/visitor-standing.ts';
import { html, type Html } from './html.ts';
import { renderDocument } from './layout.ts';

interface Place {
  /** Address of the page itself, which its form posts to. */
  readonly address: string;
  readonly isFramed: boolean;
}

/** What went wrong at the gate. */
export type GateFault = 'password' | 'place' | 'tries' | 'stale';

const FAULT_SENTENCES: Record<GateFault, string> = {
  password: 'This password is not correct.',
  place: 'Please select where you are.',
  tries: 'Too many attempts. Please wait a minute and try again.',
  stale: 'This page was open for too long. Please confirm again.',
};

export interface Gate extends Place {
  /** Null where the organization has no name of its own. */
  readonly organizationName: string | null;
  readonly age: number;
  /** Markets to choose from; empty where it is known where the visitor is. */
  readonly choices: readonly MarketCode[];
  readonly asksPassword: boolean;
  readonly fault?: GateFault;
  /** What the visitor chose before the fault. */
  readonly market: string | null;
  /** Proves that the form was shown to this visitor. */
  readonly nonce: string;
  /** The whole address, for link previews. */
  readonly publicAddress: string;
}

/** A choice in the gate's list that is none of the film's markets. */
export const ELSEWHERE = 'elsewhere';

/** Asks for age, and for place and password where they are needed. */
export function renderGate(gate: Gate): string {
  const { age, organizationName, fault, isFramed } = gate;
  const title = `For people aged ${age} and over`;
  const body = html`<div class="table">
    <h1>This video is for people aged ${age} and over</h1>
    <p class="muted">${sharerOf(organizationName)} a casino marketing video made with AI.</p>
    <form method="post" action="${gate.address}">
      <input type="hidden" name="nonce" value="${gate.nonce}" />
      ${fault === undefined ? null : html`<p class="wrong" role="alert">${FAULT_SENTENCES[fault]}</p>`}
      ${gate.choices.length === 0 ? null : placeQuestion(gate)}
      ${gate.asksPassword ? PASSWORD_QUESTION : null}
      <div class="buttons">
        <button class="yes" type="submit" name="age" value="yes">I am ${age} or older</button>
        <button type="submit" name="age" value="no" formnovalidate>I am younger</button>
      </div>
    </form>
  </div>`;
  return renderDocument({ title, body, isFramed, preview: previewTags(gate, title) });
}

/** Pictures of casino games go to nobody who was not asked for their age, so there is none here. */
function previewTags({ organizationName, publicAddress, age }: Gate, title: string): Html {
  const description = `${filmOf(organizationName)}, made with AI. ${age}+`;
  return html`<meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="CasinoReel" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${publicAddress}" />
    <meta name="twitter:card" content="summary" />`;
}

function sharerOf(organizationName: string | null): string {
  return organizationName === null ? 'This is' : `${organizationName} shares`;
}

function filmOf(organizationName: string | null): string {
  const video = 'A casino marketing video';
  return organizationName === null ? video : `${video} by ${organizationName}`;
}

function placeQuestion({ choices, market }: Gate): Html {
  const option = (value: string, name: string) =>
    html`<option value="${value}" ${market === value ? SELECTED : null}>${name}</option>`;
  const options = choices.map((code) => option(code, placeNameOf(code)));
  return html`<label
    >Where are you now?
    <select name="market" required>
      <option value="">Please choose</option>
      ${options} ${option(ELSEWHERE, 'Somewhere else')}
    </select></label
  >`;
}

const SELECTED = html`selected`;

const PASSWORD_QUESTION = html`<label
  >Password <input type="password" name="password" required autocomplete="off"
/></label>`;

export interface Player extends Place {
  readonly organizationName: string | null;
  /** What the film says first. */
  readonly title: string | null;
  /** Where the casino is to be found. */
  readonly website: string | null;
  readonly market: MarketCode;
  readonly aspectRatio: string;
  readonly videoAddress: string;
  readonly posterAddress: string | null;
  readonly captionsAddress: string | null;
}

/** The film, with the helpline of the visitor's market. */
export function renderPlayer(player: Player): string {
  const { organizationName, market, videoAddress, posterAddress, captionsAddress, isFramed } =
    player;
  const poster = posterAddress === null ? null : html` poster="${posterAddress}"`;
  const captions =
    captionsAddress === null
      ? null
      : html`<track kind="captions" label="Captions" src="${captionsAddress}" />`;
  const age = audienceAge([market]);
  const title = player.title ?? organizationName ?? filmOf(null);
  const body = html`<div class="r${player.aspectRatio.replace(':', 'x')}">
      <video
        controls
        playsinline
        preload="metadata"
        src="${videoAddress}"
        ${poster}
        aria-label="${filmOf(organizationName)}"
      >
        ${captions}
      </video>
    </div>
    <div class="below">
      <div${isFramed ? html` class="unseen"` : null}>
        <h1>${title}</h1>
        ${player.title === null || organizationName === null ? null : html`<p>${organizationName}</p>`}
        <p class="muted">
          <a href="/verify#how-films-are-made">AI-generated</a>. For people aged ${age} and over. Shown for: ${placeNameOf(market)}.
        </p>
      </div>
      ${player.website === null ? null : wayToCasino(player.website, organizationName)}
      ${helpNote(market)}
    </div>`;
  return renderDocument({ title, body, isFramed, look: 'film' });
}

/** In a window of its own: the film may stand in a frame. */
function wayToCasino(website: string, organizationName: string | null): Html {
  const name = organizationName ?? new URL(website).hostname;
  return html`<p class="way">
    <a href="${website}" target="_blank" rel="noopener noreferrer nofollow">Visit ${name}</a>
  </p>`;
}

function helpNote(market: MarketCode): Html {
  const { name, number } = helplineOf(market);
  const help =
    number === null ? html`${name}.` : html`${name}: <span class="number">${number}</span>`;
  return html`<div class="help">
    <p><strong>Gambling problem?</strong> ${help}</p>
  </div>`;
}

/** Every way in which there is no film to see. */
const ERROR_PAGES = {
  unknown: {
    status: 404,
    title: 'Video not found',
    sentence: 'There is no video at this address.',
  },
  gone: {
    status: 410,
    title: 'No longer shared',
    sentence: 'This video is no longer shared.',
  },
  country: {
    status: 451,
    title: 'Not available in your location',
    sentence: 'Casino advertising rules do not allow us to show this video in your location.',
  },
  elsewhere: {
    status: 403,
    title: 'Open the video directly',
    sentence: 'This request came from another page. Please open the address of the video itself.',
  },
  age: {
    status: 403,
    title: 'You are too young to watch this',
    sentence: `This video is for people aged ${MINIMUM_AGE} and over.`,
  },
} as const;

export type PageErrorKind = keyof typeof ERROR_PAGES;

export function renderErrorPage(
  error: PageErrorKind,
  isFramed: boolean,
): { readonly status: number; readonly document: string } {
  const { status, title, sentence } = ERROR_PAGES[error];
  const body = html`<div class="table">
    <h1>${title}</h1>
    <p>${sentence}</p>
  </div>`;
  return { status, document: renderDocument({ title, body, isFramed }) };
}
