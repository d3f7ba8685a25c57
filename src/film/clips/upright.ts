import type { Plane, Planes } from '#film/picture/planes.ts';

/** A picture turned clockwise by right angles, as phones say that their clips are meant. */
export function upright(picture: Planes, degrees: number): Planes {
  const turns = (((degrees / 90) % 4) + 4) % 4;
  if (turns === 0) return picture;
  const { size, y, u, v } = picture;
  const isOnItsSide = turns % 2 === 1;
  return {
    size: isOnItsSide ? { width: size.height, height: size.width } : size,
    y: turned(y, turns),
    u: turned(u, turns),
    v: turned(v, turns),
  };
}

function turned({ bytes, width, height, stride }: Plane, turns: number): Plane {
  const isOnItsSide = turns % 2 === 1;
  const [newWidth, newHeight] = isOnItsSide ? [height, width] : [width, height];
  const into = new Uint8Array(newWidth * newHeight);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, line] =
        turns === 1
          ? [height - 1 - row, column]
          : turns === 2
            ? [width - 1 - column, height - 1 - row]
            : [row, width - 1 - column];
      into[line * newWidth + x] = bytes[row * stride + column] ?? 0;
    }
  }
  return { bytes: into, width: newWidth, height: newHeight, stride: newWidth };
}
