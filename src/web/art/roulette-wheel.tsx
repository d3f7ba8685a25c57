import type { ReactNode } from 'react';

import { classNames } from '#web/ui/class-names.ts';

/** The order of the pockets on a single-zero wheel. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const RIM_RADIUS = 103;
const POCKET_DEGREES = 360 / POCKETS.length;

function pointAt(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
}

function pocketPath(index: number, inner: number, outer: number): string {
  const from = index * POCKET_DEGREES;
  const to = from + POCKET_DEGREES;
  return `M${pointAt(from, outer)}A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}L${pointAt(to, inner)}A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}Z`;
}

function pocketColour(index: number): string {
  if (index === 0) return 'var(--art-green)';
  return index % 2 === 1 ? 'var(--art-red)' : 'var(--art-black)';
}

function Spoke({ degrees }: { readonly degrees: number }) {
  return (
    <g transform={`rotate(${degrees})`}>
      <path d="M-2.2 0 L-1.4 -26 L1.4 -26 L2.2 0 Z" fill="var(--art-brass)" />
      <circle cy="-27.5" r="3.4" fill="var(--art-brass)" stroke="var(--art-brass-deep)" />
    </g>
  );
}

function Pockets() {
  return POCKETS.map((number, index) => (
    <g key={number}>
      <path
        d={pocketPath(index, 62, 84)}
        fill={pocketColour(index)}
        stroke="var(--art-brass-deep)"
        strokeWidth="0.6"
      />
      <path
        d={pocketPath(index, 47, 62)}
        fill={pocketColour(index)}
        fillOpacity="0.72"
        stroke="var(--art-brass-deep)"
        strokeWidth="0.6"
      />
      <text
        transform={`rotate(${(index + 0.5) * POCKET_DEGREES}) translate(0 -75.5)`}
        textAnchor="middle"
        fontSize="7.4"
        fontWeight="700"
        fill="var(--art-ivory)"
      >
        {number}
      </text>
    </g>
  ));
}

interface TurningProps {
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Turns about the middle of the wheel: that of its own box, which the rim keeps centred. Browsers
 * disagree on where the view box of an SVG with negative coordinates begins.
 */
function Turning({ className, children }: TurningProps) {
  return (
    <g className={classNames('origin-center', className)} style={{ transformBox: 'fill-box' }}>
      <circle r={RIM_RADIUS} fill="none" />
      {children}
    </g>
  );
}

interface RouletteWheelProps {
  /** Whether wheel and ball turn, against each other. */
  readonly turning?: boolean;
  readonly className?: string;
}

/** A wheel seen from above. Decorative. */
export function RouletteWheel({ turning = false, className }: RouletteWheelProps) {
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true" className={className}>
      <circle r={RIM_RADIUS} fill="var(--art-wood-deep)" />
      <circle r="102" fill="none" stroke="var(--art-brass)" strokeWidth="1.4" />
      <circle r="93" fill="var(--art-wood)" />
      <circle r="97" fill="none" stroke="var(--art-wood-deep)" strokeWidth="1" />
      <circle r="86" fill="var(--art-black)" stroke="var(--art-brass)" strokeWidth="1.6" />
      <Turning className={turning ? 'animate-wheel' : ''}>
        <Pockets />
        <circle r="47" fill="var(--art-wood)" stroke="var(--art-brass)" strokeWidth="1.6" />
        <circle r="33" fill="var(--art-wood-deep)" stroke="var(--art-brass-deep)" />
        {[0, 90, 180, 270].map((degrees) => (
          <Spoke key={degrees} degrees={degrees} />
        ))}
        <circle r="10" fill="var(--art-brass)" stroke="var(--art-brass-deep)" strokeWidth="1.4" />
        <circle r="4.6" fill="var(--art-ivory)" />
      </Turning>
      <Turning className={turning ? 'animate-ball' : ''}>
        <g transform="rotate(52)">
          <circle cy="-89.5" r="4.4" fill="var(--art-ivory)" />
          <circle cx="-1.2" cy="-90.8" r="1.5" fill="white" />
        </g>
      </Turning>
    </svg>
  );
}
