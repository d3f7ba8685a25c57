import { audienceAge } from '#domain/markets/market-status.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import { placeNameOf } from '#domain/sharing/visitor-standing.ts';
import { helpNote } from './help-note.ts';
import { html, raw, type Html } from './html.ts';
import { renderDocument, videoOf, wayToCasino, type PageBrand } from './layout.ts';
import { PLAYER_SCRIPT } from './player-script.ts';
import { textsOf, type PageTexts } from './texts.ts';

export interface Player {
  /** Whose look the page wears; null for ours. */
  readonly brand: PageBrand | null;
  readonly isFramed: boolean;
  readonly organizationName: string | null;
  /** What the film says first. */
  readonly title: string | null;
  /** Where the casino is to be found. */
  readonly website: string | null;
  /** Where the visitor is. */
  readonly market: MarketCode;
  /** Where the link is shared. */
  readonly markets: readonly MarketCode[];
  /** Who advertises, with the licence for the visitor's market; null where it is not known. */
  readonly advertiser: string | null;
  readonly aspectRatio: string;
  readonly videoAddress: string;
  readonly posterAddress: string | null;
  readonly captionsAddress: string | null;
}

/** The film, with the way to the casino and the helpline of the visitor's market. */
export function renderPlayer(player: Player): string {
  const { organizationName, market, markets, advertiser, isFramed, brand } = player;
  const texts = textsOf([market]);
  const title = player.title ?? organizationName ?? texts.video;
  // A film without words of its own is headed by the name of its house, above it.
  const isHeadedAbove = !isFramed && (player.title === null || organizationName === null);
  const age = audienceAge([market]);
  const body = html`${stage(player, texts)}
    <div class="below">
      <div${isFramed ? html` class="unseen"` : null}>
        ${isHeadedAbove ? null : html`<h1>${title}</h1>`}
        <p class="muted">
          <a href="/verify#how-films-are-made">${texts.aiGenerated}</a>. ${texts.ageAndPlace(age, markets.map(placeNameOf).join(', '))}
        </p>
        ${advertiser && html`<p class="muted">${texts.advertiser}: ${advertiser}</p>`}
      </div>
      ${player.website === null ? null : wayToCasino(player.website, organizationName, texts)}
      ${helpNote([market], texts)}
    </div>
    <script>${raw(PLAYER_SCRIPT)}</script>`;
  return renderDocument({
    title,
    age,
    ...(isHeadedAbove && { heading: title }),
    texts,
    organizationName,
    body,
    isFramed,
    look: 'film',
    brand,
  });
}

/** With the browser's controls; where scripts run, with those of this page below the picture. */
function stage(player: Player, texts: PageTexts): Html {
  const { organizationName, videoAddress, posterAddress, captionsAddress } = player;
  const poster = posterAddress === null ? null : html` poster="${posterAddress}"`;
  const captions =
    captionsAddress === null
      ? null
      : html`<track kind="captions" label="${texts.captions}" src="${captionsAddress}" />`;
  return html`<div class="stage r${player.aspectRatio.replace(':', 'x')}">
    <div class="picture">
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
      <button class="start" type="button" aria-label="${texts.play}" hidden>${ICONS.play}</button>
    </div>
    <div class="bar" hidden>
      <button class="play" type="button" aria-label="${texts.play}" data-pause="${texts.pause}">
        ${ICONS.play}${ICONS.pause}
      </button>
      <input type="range" min="0" max="1000" step="1" value="0" aria-label="${texts.position}" />
      <span class="time"></span>
      <button class="mute" type="button" aria-label="${texts.mute}" aria-pressed="false">
        ${ICONS.sound}${ICONS.muted}
      </button>
      ${
        captionsAddress === null
          ? null
          : html`<button
              class="captions"
              type="button"
              aria-label="${texts.captions}"
              aria-pressed="false"
            >
              ${ICONS.captions}
            </button>`
      }
      <button class="full" type="button" aria-label="${texts.fullScreen}">${ICONS.full}</button>
    </div>
  </div>`;
}

const icon = (paths: string, name = '') =>
  raw(`<svg viewBox="0 0 24 24" aria-hidden="true"${name && ` class="${name}"`}>${paths}</svg>`);

const SPEAKER = '<path d="M11 5 6 9H3v6h3l5 4z"/>';

const ICONS = {
  play: icon('<path class="solid" d="M7 4.5v15l12.5-7.5z"/>', 'when-paused'),
  pause: icon('<path d="M8 5v14M16 5v14"/>', 'when-playing'),
  sound: icon(`${SPEAKER}<path d="M15 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>`, 'when-heard'),
  muted: icon(`${SPEAKER}<path d="m16 9.5 5 5m0-5-5 5"/>`, 'when-muted'),
  captions: icon(
    '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3"/>',
  ),
  full: icon('<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>'),
} as const;
