import type { PresetId } from '#domain/presets.ts';
import { findGame, GAMES } from '#games/game-list.ts';
import { ZH } from '#brief/words/zh.ts';

export interface ChineseTitleSearch {
  /** The prompt with everything taken out that is shown elsewhere or not at all. */
  readonly text: string;
  /** The prompt without what it does not want. */
  readonly scene: string;
  readonly preset: PresetId;
}

const TITLE_LENGTH_MAX = 14;
const HEADLINE_LENGTH_MAX = 10;
const FILM = new RegExp(ZH.film, 'u');

/** The best title in the prompt's own words; empty where it has none. */
export function chineseTitle(search: ChineseTitleSearch): string {
  const segments = search.text
    .split(/[，。！？；：、\s\u241f|,.;:!?—-]+/u)
    .filter((segment) => segment !== '');
  return (
    namedTitle(search.text) ??
    setApart(search.text) ??
    eventTitle(segments) ??
    holidayTitle(search, segments) ??
    headline(segments) ??
    sceneTitle(search)
  );
}

function namedTitle(text: string): string | undefined {
  return new RegExp(`${ZH.naming}[“"「]?([\\p{Script=Han}A-Za-z0-9·]{2,12})`, 'u').exec(text)?.[1];
}

/** `冬日小站:…`: what a prompt sets apart at its beginning. */
function setApart(text: string): string | undefined {
  const first =
    /^[\s\p{Extended_Pictographic}\ufe0f•·-]*([\p{Script=Han}·0-9]{3,10})\s*(?:[:：\n]|[\p{Extended_Pictographic}])/u.exec(
      text,
    )?.[1];
  const isLabel =
    /(?:主题|标题|活动|分镜|镜头|需求|时间|地点|内容|广告|视频|短片|风格|画面|字幕|要求)$/u;
  return first === undefined || FILM.test(first) || isLabel.test(first) || /[要想请]/u.test(first)
    ? undefined
    : first;
}

/** `德州扑克锦标赛`, `女士之夜`: what stands before the word for an event, back to where it begins. */
function eventTitle(segments: readonly string[]): string | undefined {
  const event = new RegExp(`^(.*?(?:${ZH.events})(?:(?:${ZH.events})|之夜|夜)*)`, 'u');
  const titles = segments.flatMap((segment) => {
    const phrase = event.exec(segment)?.[1];
    if (phrase === undefined) return [];
    const title = beginOfName(phrase);
    return title.length >= 3 && title.length <= TITLE_LENGTH_MAX ? [title] : [];
  });
  return titles[0];
}

function beginOfName(phrase: string): string {
  const head = new RegExp(`(?:${ZH.events})+$`, 'u').exec(phrase)?.[0] ?? '';
  const before = phrase.slice(0, phrase.length - head.length);
  const cuts = [...before.matchAll(new RegExp(`${ZH.cut}|${ZH.film}`, 'gu'))].filter(
    ({ index, 0: word }) => !(word === '的' && index + 1 === before.length),
  );
  const last = cuts.at(-1);
  return (last ? before.slice(last.index + last[0].length) : before) + head;
}

function holidayTitle(
  { text, preset, scene }: ChineseTitleSearch,
  segments: readonly string[],
): string | undefined {
  const holiday = new RegExp(ZH.date.holiday, 'u').exec(text)?.[0];
  if (holiday === undefined || holiday === '周年') return undefined;
  const segment = segments.find((candidate) => candidate.includes(holiday)) ?? '';
  const isTitle =
    segment.length > holiday.length && segment.length <= HEADLINE_LENGTH_MAX && !FILM.test(segment);
  return isTitle ? beginOfName(segment) : `${holiday}${mentionedGame(scene, preset)}`;
}

/** A short first clause that is no description of camera or picture. */
function headline(segments: readonly string[]): string | undefined {
  const first = segments[0] ?? '';
  const isShort = first.length >= 3 && first.length <= HEADLINE_LENGTH_MAX;
  const describes = /[的在着地上下里]|旋转|发牌|转动|^(?:请|我们|一)/u.test(first);
  return isShort && !FILM.test(first) && !describes
    ? first.replace(/(?:登场|亮相|上线|来袭|来了)$/u, '')
    : undefined;
}

/** The game with the time, place or light of the scene: `午夜轮盘`. */
function sceneTitle({ scene, preset }: ChineseTitleSearch): string {
  const game = mentionedGame(scene, preset);
  const found = ZH.scenes
    .filter((word) => scene.includes(word))
    .toSorted((a, b) => scene.indexOf(a) - scene.indexOf(b))[0];
  return found === undefined ? game : `${found}${game}`;
}

function mentionedGame(scene: string, preset: PresetId): string {
  for (const { names } of [findGame(preset), ...GAMES]) {
    const found = new RegExp(names.zh.mentions, 'u').exec(scene)?.[0];
    if (found !== undefined) return found === '轮盘赌' ? '轮盘' : found;
  }
  return findGame(preset).names.zh.usual;
}
