import { audienceAge } from '#domain/markets/market-status.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { placeNameOf } from '#domain/sharing/visitor-standing.ts';
import { helpNote } from './help-note.ts';
import { html, type Html } from './html.ts';
import { renderDocument, videoOf, wayToCasino, type PageBrand } from './layout.ts';
import { textsOf, type PageErrorKind, type PageTexts } from './texts.ts';

/** What went wrong at the gate. */
export type GateFault = 'password' | 'place' | 'tries' | 'stale';

export interface Gate {
  /** Whose look the page wears; null for ours. */
  readonly brand: PageBrand | null;
  /** Address of the page itself, which its form posts to. */
  readonly address: string;
  readonly isFramed: boolean;
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
const ELSEWHERE = 'elsewhere';

/** Asks for age, and for place and password where they are needed. */
export function renderGate(gate: Gate): string {
  const { age, organizationName, isFramed } = gate;
  const texts = textsOf(gate.markets);
  const title = texts.gateTitle(age);
  const shares = organizationName === null ? texts.isVideo : texts.shares(organizationName);
  const body = html`<div class="table">
    <p class="mark-of-age" aria-hidden="true">${age}+</p>
    <h1>${texts.gateHeading(age)}</h1>
    <p class="muted">${shares}</p>
    <form method="post" action="${gate.address}" novalidate>
      <input type="hidden" name="nonce" value="${gate.nonce}" />
      ${faultAt(gate, null, texts)} ${gate.choices.length === 0 ? null : placeQuestion(gate, texts)}
      ${gate.asksPassword ? passwordQuestion(gate, texts) : null}
      <div class="buttons">
        <button class="yes" type="submit" name="age" value="yes">${texts.oldEnough(age)}</button>
        <button type="submit" name="age" value="no">${texts.younger}</button>
      </div>
    </form>
  </div>`;
  const preview = previewTags(gate, texts);
  const { brand } = gate;
  return renderDocument({ title, age, texts, organizationName, body, isFramed, preview, brand });
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

/** What went wrong, beside the question that it is about: the place, the password, or none. */
function faultAt({ fault }: Gate, field: GateFault | null, texts: PageTexts): Html | null {
  const ofField = fault === 'place' || fault === 'password' ? fault : null;
  if (fault === undefined || ofField !== field) return null;
  return html`<span id="${FAULT_ID}" class="wrong" role="alert">${texts.faults[fault]}</span>`;
}

/** There is one at a time. */
const FAULT_ID = 'fault';

function placeQuestion(gate: Gate, texts: PageTexts): Html {
  const { choices, market, fault } = gate;
  const option = (value: string, name: string) =>
    html`<option value="${value}" ${market === value ? SELECTED : null}>${name}</option>`;
  const options = choices.map((code) => option(code, placeNameOf(code)));
  return html`<div class="field">
    <label
      >${texts.where}
      <select name="market" required ${fault === 'place' ? INVALID : WHY}>
        <option value="">${texts.choose}</option>
        ${options} ${option(ELSEWHERE, texts.elsewhere)}
      </select></label
    >
    ${faultAt(gate, 'place', texts) ?? html`<span id="why" class="hint">${texts.whyWhere}</span>`}
  </div>`;
}

const SELECTED = html`selected`;
const WHY = html`aria-describedby="why"`;
const INVALID = html`aria-invalid="true" aria-describedby="${FAULT_ID}"`;

function passwordQuestion(gate: Gate, texts: PageTexts): Html {
  const isWrong = gate.fault === 'password';
  return html`<div class="field">
    <label
      >${texts.password}
      <input
        type="password"
        name="password"
        required
        autocomplete="off"
        ${isWrong ? INVALID : null}
    /></label>
    ${faultAt(gate, 'password', texts)}
  </div>`;
}

const STATUS: Readonly<Record<PageErrorKind, number>> = {
  unknown: 404,
  gone: 410,
  country: 451,
  elsewhere: 403,
  age: 403,
};

/** Why there is no film to see, in the look of the house as far as that is known. */
export interface PageError {
  readonly kind: PageErrorKind;
  readonly organizationName: string | null;
  readonly brand: PageBrand | null;
  /** Whose language is spoken, and whose age asked for. */
  readonly markets: readonly MarketCode[];
  readonly isFramed: boolean;
  /** Where the casino is to be found, if the page may lead there. */
  readonly website: string | null;
  /** Of the gate, for those who chose their place themselves. */
  readonly gateAddress: string | null;
}

export function renderErrorPage(error: PageError): {
  readonly status: number;
  readonly document: string;
} {
  const { kind, markets, website, gateAddress, ...place } = error;
  const texts = textsOf(markets);
  const age = audienceAge(markets);
  const { title, sentence } =
    kind === 'age'
      ? { title: texts.tooYoung, sentence: `${texts.gateHeading(age)}.` }
      : texts.errors[kind];
  const body = html`<div class="table">
    <h1>${title}</h1>
    <p>${sentence}</p>
    ${kind === 'age' || kind === 'gone' ? helpNote(markets, texts) : null}
    ${kind === 'gone' && website !== null ? wayToCasino(website, error.organizationName, texts) : null}
    ${gateAddress && html`<p><a href="${gateAddress}">${texts.anotherPlace}</a></p>`}
  </div>`;
  return { status: STATUS[kind], document: renderDocument({ title, age, texts, body, ...place }) };
}
