interface ChipStackProps {
  readonly x: number;
  /** Where the lowest chip lies. */
  readonly y: number;
  readonly count: number;
  readonly colour: string;
}

const CHIP_HEIGHT = 9;

/** Chips seen from the side and a little above. */
function ChipStack({ x, y, count, colour }: ChipStackProps) {
  const top = y - (count - 1) * CHIP_HEIGHT;
  return (
    <g>
      <ellipse cx={x + 5} cy={y + 10} rx="36" ry="12" fill="black" opacity="0.3" />
      {Array.from({ length: count }, (_, index) => {
        const level = y - index * CHIP_HEIGHT;
        const lean = (index * 7) % 3;
        return (
          <g key={index} transform={`translate(${lean} 0)`}>
            <path
              d={`M${x - 33} ${level}v7a33 12 0 0 0 66 0v-7`}
              fill={colour}
              stroke="var(--art-black)"
              strokeOpacity="0.4"
            />
            <path
              d={`M${x - 19} ${level + 9.5}v7 M${x + 2} ${level + 12}v7 M${x + 22} ${level + 8.5}v7`}
              stroke="var(--art-ivory)"
              strokeWidth="6.5"
            />
          </g>
        );
      })}
      <ellipse
        cx={x + 1}
        cy={top}
        rx="33"
        ry="12"
        fill={colour}
        stroke="var(--art-ivory)"
        strokeWidth="1.4"
        strokeDasharray="9 6"
      />
      <ellipse
        cx={x + 1}
        cy={top}
        rx="21"
        ry="7.4"
        fill="none"
        stroke="var(--art-ivory)"
        strokeOpacity="0.8"
      />
    </g>
  );
}

/** One stack on its own. Decorative. */
export function ChipStackPicture({ count }: { readonly count: number }) {
  return (
    <svg viewBox="0 0 84 122" aria-hidden="true" className="h-24 w-16 shrink-0">
      <ChipStack x={41} y={98} count={count} colour="var(--art-red)" />
    </svg>
  );
}
