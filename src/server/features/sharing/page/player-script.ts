/**
 * Puts the page's own controls in place of the browser's: below the picture, whose legal lines
 * nothing covers. Its hash is part of the content policy.
 */
export const PLAYER_SCRIPT = `(() => {
const stage = document.querySelector('.stage'), video = stage.querySelector('video');
const bar = stage.querySelector('.bar'), start = stage.querySelector('.start');
const play = bar.querySelector('.play'), seek = bar.querySelector('input'), time = bar.querySelector('.time');
const mute = bar.querySelector('.mute'), captions = bar.querySelector('.captions'), full = bar.querySelector('.full');
const playLabel = play.getAttribute('aria-label');
const clock = (seconds) => Math.floor(seconds / 60) + ':' + String(Math.floor(seconds % 60)).padStart(2, '0');
const toggle = () => { if (video.paused) video.play().catch(() => {}); else video.pause(); };
const showState = () => {
  stage.classList.toggle('playing', !video.paused);
  play.setAttribute('aria-label', video.paused ? playLabel : play.dataset.pause);
  start.hidden = !video.paused || (video.currentTime > 0 && !video.ended);
};
const showTime = () => {
  const length = video.duration || 0, text = clock(video.currentTime) + ' / ' + clock(length);
  const share = length === 0 ? 0 : video.currentTime / length;
  time.textContent = text;
  seek.value = Math.round(share * 1000);
  seek.style.setProperty('--at', share * 100 + '%');
  seek.setAttribute('aria-valuetext', text);
};
video.controls = false;
stage.classList.add('own');
bar.hidden = false;
start.addEventListener('click', () => { start.hidden = true; toggle(); play.focus({ preventScroll: true }); });
video.addEventListener('click', toggle);
play.addEventListener('click', toggle);
document.addEventListener('keydown', (event) => {
  if (event.key !== ' ' || event.target !== document.body) return;
  event.preventDefault();
  toggle();
});
for (const name of ['play', 'pause', 'ended', 'seeked']) video.addEventListener(name, showState);
for (const name of ['loadedmetadata', 'timeupdate', 'seeked']) video.addEventListener(name, showTime);
const goTo = (seconds) => { video.currentTime = Math.min(Math.max(seconds, 0), video.duration || 0); };
const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };
seek.addEventListener('keydown', (event) => {
  const seconds = steps[event.key];
  if (seconds === undefined) return;
  event.preventDefault();
  goTo(video.currentTime + seconds);
});
seek.addEventListener('input', () => goTo((seek.value / 1000) * (video.duration || 0)));
mute.addEventListener('click', () => { video.muted = !video.muted; });
video.addEventListener('volumechange', () => {
  stage.classList.toggle('muted', video.muted);
  mute.setAttribute('aria-pressed', String(video.muted));
});
captions?.addEventListener('click', () => {
  const [track] = video.textTracks, isOn = track.mode !== 'showing';
  track.mode = isOn ? 'showing' : 'hidden';
  captions.setAttribute('aria-pressed', String(isOn));
});
full.addEventListener('click', () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else if (stage.requestFullscreen) stage.requestFullscreen().catch(() => {});
  else video.webkitEnterFullscreen?.();
});
showState();
showTime();
})()`;
