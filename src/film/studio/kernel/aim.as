// The rays of the picture's places.
import { mul, plus, sub, offset, splat, invert, root, dot3 } from './lanes';
import { width, height, uniform4 } from './store';
import { startFromEye } from './ray';
import { FRAME_RIGHT, FRAME_UP, FRAME_FORWARD, FRAME_ELEMENT } from './layout';

/** Points four rays through places of the picture. */
export function aimThrough(x: v128, y: v128): void {
  const e = uniform4(FRAME_ELEMENT);
  const sx = mul(offset(x, <f32>width * -0.5), e), sy = mul(sub(splat(<f32>height * 0.5), y), e);
  const a = plus(plus(uniform4(FRAME_FORWARD), uniform4(FRAME_RIGHT), sx), uniform4(FRAME_UP), sy);
  const b = plus(plus(uniform4(FRAME_FORWARD + 4), uniform4(FRAME_RIGHT + 4), sx), uniform4(FRAME_UP + 4), sy);
  const c = plus(plus(uniform4(FRAME_FORWARD + 8), uniform4(FRAME_RIGHT + 8), sx), uniform4(FRAME_UP + 8), sy);
  const s = invert(root(dot3(a, b, c, a, b, c)));
  startFromEye(mul(a, s), mul(b, s), mul(c, s));
}
