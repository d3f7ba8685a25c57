import { useId, type ReactNode } from 'react';

import { ChipStack } from '#web/art/chip-stack.tsx';
import { PlayingCard } from '#web/art/playing-card.tsx';
import { RouletteWheel } from '#web/art/roulette-wheel.tsx';
import { classNames } from '#web/ui/class-names.ts';

function Felt() {
  const id = useId();
  return (
    <>
      <radialGradient id={id} cx="50%" cy="20%" r="90%">
        <stop offset="0" stopColor="var(--art-felt)" />
        <stop offset="1" stopColor="var(--art-felt-deep)" />
      </radialGradient>
      <rect width="400" height="300" fill={`url(#${id})`} />
    </>
  );
}

function Roulette() {
  return (
    <>
      <Felt />
      <g stroke="var(--art-ivory)" strokeOpacity="0.35" fill="none" strokeWidth="1.5">
        <path d="M20 30h104M20 84h104M20 138h104M20 192h104M20 246h104M20 30v270M72 30v270M124 30v270" />
      </g>
      <ChipStack x={70} y={150} count={3} colour="var(--art-red)" />
      <svg x="92" y="-12" width="340" height="340">
        <RouletteWheel />
      </svg>
    </>
  );
}

function Blackjack() {
  const id = useId();
  return (
    <>
      <Felt />
      <path id={id} d="M30 118Q200 18 370 118" fill="none" />
      <text
        fontSize="17"
        letterSpacing="4"
        fontWeight="600"
        fill="var(--art-brass)"
        textAnchor="middle"
      >
        <textPath href={`#${id}`} startOffset="50%">
          BLACKJACK PAYS 3 TO 2
        </textPath>
      </text>
      <path
        d="M50 136Q200 52 350 136"
        fill="none"
        stroke="var(--art-brass)"
        strokeOpacity="0.55"
        strokeWidth="1.5"
      />
      <PlayingCard rank="K" suit="♥" transform="translate(168 186) rotate(-13) scale(1.22)" />
      <PlayingCard rank="A" suit="♠" transform="translate(238 180) rotate(9) scale(1.22)" />
      <ChipStack x={345} y={236} count={5} colour="var(--art-black)" />
      <ChipStack x={60} y={246} count={2} colour="var(--art-red)" />
    </>
  );
}

const REELS = [
  ['♣', '7', '♦'],
  ['♦', '7', '♠'],
  ['♥', '7', '♣'],
] as const;

function Reel({ index, symbols }: { readonly index: number; readonly symbols: readonly string[] }) {
  const x = 74 + index * 88;
  return (
    <g>
      <rect x={x} y="58" width="76" height="184" rx="5" fill="var(--art-ivory)" />
      {symbols.map((symbol, row) => (
        <text
          key={row}
          x={x + 38}
          y={90 + row * 74}
          fontSize={row === 1 ? 82 : 52}
          fontWeight="800"
          textAnchor="middle"
          dominantBaseline="middle"
          className="font-display"
          fill={row === 1 ? 'var(--art-red)' : 'var(--art-black)'}
          opacity={row === 1 ? 1 : 0.45}
        >
          {symbol}
        </text>
      ))}
    </g>
  );
}

function Slots() {
  return (
    <>
      <rect width="400" height="300" fill="var(--art-red-deep)" />
      <rect
        x="18"
        y="14"
        width="364"
        height="272"
        rx="18"
        fill="var(--art-red)"
        stroke="var(--art-brass)"
        strokeWidth="4"
      />
      {Array.from({ length: 17 }, (_, index) => (
        <g key={index} fill={index % 3 === 0 ? 'var(--art-neon)' : 'var(--art-ivory)'}>
          <circle cx={40 + index * 20} cy="32" r="4.6" />
          <circle cx={40 + index * 20} cy="268" r="4.6" />
        </g>
      ))}
      <rect
        x="62"
        y="48"
        width="276"
        height="204"
        rx="10"
        fill="var(--art-black)"
        stroke="var(--art-brass)"
        strokeWidth="5"
      />
      {REELS.map((symbols, index) => (
        <Reel key={index} index={index} symbols={symbols} />
      ))}
      <path d="M50 140l14 10-14 10zM350 140l-14 10 14 10z" fill="var(--art-brass)" />
    </>
  );
}

const BOARD = [
  ['10', '♠'],
  ['J', '♠'],
  ['Q', '♠'],
  ['K', '♠'],
  ['A', '♠'],
] as const;

function Poker() {
  return (
    <>
      <Felt />
      <ellipse
        cx="200"
        cy="330"
        rx="290"
        ry="190"
        fill="none"
        stroke="var(--art-brass)"
        strokeOpacity="0.5"
        strokeWidth="1.5"
      />
      {BOARD.map(([rank, suit], index) => (
        <PlayingCard
          key={rank}
          rank={rank}
          suit={suit}
          transform={`translate(${78 + index * 61} ${104 - (index === 4 ? 12 : 0)}) rotate(${index === 4 ? 7 : 0}) scale(0.8)`}
        />
      ))}
      <ChipStack x={120} y={240} count={4} colour="var(--art-red)" />
      <ChipStack x={200} y={256} count={7} colour="var(--art-black)" />
      <ChipStack x={283} y={244} count={5} colour="var(--art-green)" />
    </>
  );
}

const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  roulette: Roulette,
  blackjack: Blackjack,
  slots: Slots,
  poker: Poker,
};

/** The picture of a preset; a felt of its own for presets without one. Decorative. */
export function PresetPicture({
  preset,
  className,
}: {
  readonly preset: string;
  readonly className?: string;
}) {
  const Picture = PICTURES[preset] ?? Felt;
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames('block bg-sunken', className)}
    >
      <Picture />
    </svg>
  );
}
