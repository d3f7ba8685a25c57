import { helplineOf } from '#domain/markets/helpline.ts';
import { audienceAge } from '#domain/markets/market-status.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { MINIMUM_AGE } from '#domain/age.ts';
import { placeNameOf } from '#domain/sharing/visitor-standing.ts';
import { html, type Html } from './html.ts';
import { renderDocument, type PageBrand } from './layout.ts';
import { ENGLISH, textsOf, type PageTexts } from './texts.ts';

interface Place {
  /** Whose look the page wears; null for ours. */
  readonly brand: PageBrand | null;
  /** Address of the page itself, which its form posts to. */
  readonly address: string;
  readonly isFramed: boolean;
}

/** What went wrong at the gate. */
export type GateFault = 'password' | 'place' | 'tries' | 'stale';

export interface Gate extends Place {
  /** Null where the organization has no name of its own. */
  readonly organizationName: string | null;
  readonly age: number;
  /** Where the visitor can be. */
  readonly markets: readonly MarketCode[];
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
  const texts = textsOf(gate.markets);
  const title = texts.gateTitle(age);
  const shares = organizationName === null ? texts.isVideo : texts.shares(organizationName);
  const body = html`<div class="table">
    <h1>${texts.gateHeading(age)}</h1>
    <p class="muted">${shares}</p>
    <form method="post" action="${gate.address}" novalidate>
      <input type="hidden" name="nonce" value="${gate.nonce}" />
      ${fault === undefined ? null : html`<p class="wrong" role="alert">${texts.faults[fault]}</p>`}
      ${gate.choices.length === 0 ? null : placeQuestion(gate, texts)}
      ${gate.asksPassword ? passwordQuestion(texts) : null}
      <div class="buttons">
        <button class="yes" type="submit" name="age" value="yes">${texts.oldEnough(age)}</button>
        <button type="submit" name="age" value="no">${texts.younger}</button>
      </div>
    </form>
  </div>`;
  const preview = previewTags(gate, texts);
  const { brand } = gate;
  return renderDocument({ title, texts, organizationName, body, isFramed, preview, brand });
}

/** Pictures of casino games go to nobody who was not asked for their age, so there is none here. */
function previewTags({ organizationName, publicAddress, age }: Gate, texts: PageTexts): Html {
  const description = `${videoOf(organizationName, texts)}, ${texts.madeWithAi}. ${age}+`;
  const siteName = organizationName ?? 'CasinoReel';
  return html`<meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${siteName}" />
    <meta property="og:title" content="${texts.gateTitle(age)}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${publicAddress}" />
    <meta name="twitter:card" content="summary" />`;
}

function videoOf(organizationName: string | null, texts: PageTexts): string {
  return organizationName === null ? texts.video : texts.videoBy(organizationName);
}

function placeQuestion({ choices, market }: Gate, texts: PageTexts): Html {
  const option = (value: string, name: string) =>
    html`<option value="${value}" ${market === value ? SELECTED : null}>${name}</option>`;
  const options = choices.map((code) => option(code, placeNameOf(code)));
  return html`<label
    >${texts.where}
    <select name="market" required>
      <option value="">${texts.choose}</option>
      ${options} ${option(ELSEWHERE, texts.elsewhere)}
    </select></label
  >`;
}

const SELECTED = html`selected`;

function passwordQuestion({ password }: PageTexts): Html {
  return html`<label
    >${password} <input type="password" name="password" required autocomplete="off"
  /></label>`;
}

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
  const texts = textsOf([market]);
  const poster = posterAddress === null ? null : html` poster="${posterAddress}"`;
  const captions =
    captionsAddress === null
      ? null
      : html`<track kind="captions" label="${texts.captions}" src="${captionsAddress}" />`;
  const age = audienceAge([market]);
  const title = player.title ?? texts.video;
  const body = html`<div class="r${player.aspectRatio.replace(':', 'x')}">
      <video
        controls
        playsinline
        preload="metadata"
        src="${videoAddress}"
        ${poster}
        aria-label="${videoOf(organizationName, texts)}"
      >
        ${captions}
      </video>
    </div>
    <div class="below">
      <div${isFramed ? html` class="unseen"` : null}>
        <h1>${title}</h1>
        <p class="muted">
          <a href="/verify#how-films-are-made">${texts.aiGenerated}</a>. ${texts.ageAndPlace(age, placeNameOf(market))}
        </p>
      </div>
      ${player.website === null ? null : wayToCasino(player.website, organizationName, texts)}
      ${helpNote(market, texts)}
    </div>`;
  const { brand } = player;
  return renderDocument({ title, texts, organizationName, body, isFramed, look: 'film', brand });
}

/** In a window of its own: the film may stand in a frame. */
function wayToCasino(website: string, organizationName: string | null, texts: PageTexts): Html {
  const name = organizationName ?? new URL(website).hostname;
  return html`<p class="way">
    <a href="${website}" target="_blank" rel="noopener noreferrer nofollow">${texts.visit(name)}</a>
  </p>`;
}

function helpNote(market: MarketCode, texts: PageTexts): Html {
  const { name, number } = helplineOf(market);
  const help =
    number === null ? html`${name}.` : html`${name}: <span class="number">${number}</span>`;
  return html`<div class="help">
    <p><strong>${texts.gamblingProblem}</strong> ${help}</p>
  </div>`;
}

/** Every way in which there is no film to see. */
const ERROR_PAGES = {
  unknown: {
    status: 404,
    title: 'Video not found',
    sentence: 'There is no video at this address. Please check it, or ask whoever sent it to you.',
  },
  gone: {
    status: 410,
    title: 'This video is no longer shared',
    sentence:
      'The casino has taken it back, or its link has expired. If you expected to see it, ask the casino for a new link.',
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
  return {
    status,
    document: renderDocument({ title, texts: ENGLISH, organizationName: null, body, isFramed }),
  };
}
