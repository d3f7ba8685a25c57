import { ROUTES } from '#contracts/route-table.ts';
import type { Route } from '#contracts/route.ts';
import { API_SCOPE_NAMES, API_SCOPES, permissionsOf } from '#domain/people/api-scopes.ts';
import { renderExample, renderSample } from '#server/http/api-docs/api-docs-example.ts';
import { escaped } from '#server/http/responses/escaped.ts';

const KEY = "-H 'Authorization: Bearer YOUR_KEY'";
const ORDER = JSON.stringify({
  preset: 'roulette',
  prompt: 'Roulette night on Saturday at 8 PM, warm light',
  duration: 15,
});

/** The fields of the response to an order that the next step needs. */
const ANSWER = JSON.stringify(
  {
    id: '5f0c1a52-6c1e-4c0b-9a5e-0d7a3c1f2b90',
    status: 'queued',
    moderationStatus: 'pending',
    costCredits: 50,
    videoUrl: null,
  },
  null,
  2,
);

/** The first steps: from an order to a film that may be published. */
export function renderFirstVideo(publicUrl: string): string {
  const jobs = `${publicUrl}/api/jobs`;
  return `<section class="start" id="create-a-video"><h2>Create a video</h2>
<p>With an API key that has the scopes <code>workspace:read</code> and <code>videos:write</code>.</p>
<ol>
<li><p>Order it. The response is the video, with its <code>id</code>. It costs 50 credits. Send a unique <code>Idempotency-Key</code> for each video: if you repeat the same order within a day, for example after a timeout, the response is the same video and you are not charged again.</p>
${renderExample(`curl -X POST ${jobs} \\\n  ${KEY} \\\n  -H 'Idempotency-Key: roulette-night-1' \\\n  -H 'Content-Type: application/json' \\\n  -d '${ORDER}'`)}
<p>The response, shortened:</p>
${renderSample(ANSWER)}</li>
<li><p>Poll every five seconds until its <code>status</code> is <code>ready</code>, or <code>failed</code> with an <code>error</code>.</p>
${renderExample(`curl -X POST ${jobs}/VIDEO_ID/check-status ${KEY}`)}
<p>A video that is <code>ready</code> is for your reviewers only. Do not publish it yet.</p></li>
<li><p>Wait until its <code>moderationStatus</code> is <code>approved</code> by a person, which can take hours. If it is <code>rejected</code>, <code>moderationReason</code> says why. Poll from time to time, or use the <a href="#receive-webhooks">webhook</a> event <code>job.approved</code>. Do not publish the video before that.</p></li>
<li><p>Download it from its <code>videoUrl</code>, here <code>VIDEO_URL</code>: a path on this server that is valid for an hour. Each response contains a new one.</p>
${renderExample(`curl -o video.mp4 "${publicUrl}$VIDEO_URL"`)}</li>
</ol>
</section>`;
}

/** How programs authenticate. */
export function renderKeys(publicUrl: string): string {
  const scopes = Object.entries(API_SCOPES).map(
    ([name, { description }]) =>
      `<dt><code>${escaped(name)}</code></dt><dd>${escaped(description)}</dd>`,
  );
  return `<section class="start" id="keys"><h2>API keys</h2>
<p>Owners and admins create keys in <a href="/settings?tab=developers">Settings, under Developers</a>. A key is shown once, can expire, and can be revoked at any time. Send it with every request:</p>
${renderExample(`curl ${KEY} ${publicUrl}/api/jobs`)}
<p>A key acts on behalf of the person who created it, never has more permissions than that person, and is revoked when that person’s account is suspended or removed. It is limited to its scopes:</p>
<dl>${scopes.join('')}</dl>
</section>`;
}

/** Whether a call reads JSON and needs nothing but a key. */
function isReadWithKey({ method, path, access, query, response, file, events }: Route): boolean {
  const isJson = response !== null && file === undefined && events === undefined;
  if (method !== 'GET' || !isJson || path.includes('{')) return false;
  if (query?.safeParse({}).success === false || access === 'signedIn') return false;
  return access === 'public' || permissionsOf(API_SCOPE_NAMES).includes(access.permission);
}

/**
 * A form that makes a reading call from this page with the visitor's own key; shown if scripts run.
 */
export function renderTrial(): string {
  const routes = Object.values(ROUTES).flatMap((group) => Object.values<Route>(group));
  const options = routes.filter(isReadWithKey).map(({ path }) => {
    const isFirst = path === '/api/jobs' ? ' selected' : '';
    return `<option${isFirst}>${escaped(path)}</option>`;
  });
  return `<section class="start" id="try" hidden><h2>Try a call</h2>
<p>These calls only read. The key stays in this page.</p>
<form class="trial"><label>API key<input type="password" autocomplete="off" spellcheck="false"></label>
<label>Call<select>${options.join('')}</select></label>
<button type="submit">Send</button>
<output aria-live="polite"><pre tabindex="0" aria-label="Response" hidden></pre></output></form>
</section>`;
}
