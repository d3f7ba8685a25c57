// The kernel's face: tables to fill, and the steps of one frame in their order.
import { frame, instances, pieces, materials, textures, panels, bulbs, reflected, water, picture, reserve, openPicture } from './store';
import { openElements } from './elements';
import { openTrace, trace } from './trace';
import { openEdges, refineEdges } from './edges';
import { openBackdrop, drawPanels, drawPanelsInFront, clearPicture, drawSharpPanels, drawBulbsBehind, drawBulbsInFront } from './backdrop';
import { drawWater } from './water';
import { openLens, focus } from './lens';
import { openBloom, bloom } from './bloom';
import { blurDrift, leakLight } from './drift';
import { openDevelop, grade, print, output } from './develop';
import { openSurroundings, smoothestSurroundings, blurSurroundings, borderSurroundings } from './surroundings';
import { shrinkTexture } from './texture';
import { hitSolid, allPieces } from './solids';
import { startRay, hitT, hitCode } from './ray';
import { splat } from './lanes';

export function frameTable(): usize { return frame; }
export function instanceTable(): usize { return instances; }
export function pieceTable(): usize { return pieces; }
export function materialTable(): usize { return materials; }
export function textureTable(): usize { return textures; }
export function panelTable(): usize { return panels; }
export function bulbTable(): usize { return bulbs; }
export function reflectedTable(): usize { return reflected; }
export function waterTable(): usize { return water; }
export function pictureElements(): usize { return picture; }
export function outputBytes(): usize { return output; }

/** Makes the buffers for pictures of (w, h) elements printed on frames of (frameWidth, frameHeight) pixels. */
export function open(w: i32, h: i32, frameWidth: i32, frameHeight: i32): void {
  openPicture(w, h);
  openElements();
  openTrace();
  openEdges();
  openBackdrop();
  openLens();
  openBloom();
  openDevelop(frameWidth, frameHeight);
}

/** Distance at which a single ray meets an instance (for tests): 1e9 when it does not. */
export function probe(index: i32, x: f32, y: f32, z: f32, a: f32, b: f32, c: f32): f32 {
  startRay(splat(x), splat(y), splat(z), splat(a), splat(b), splat(c));
  hitSolid(index, allPieces(index), 0);
  return f32x4.extract_lane(hitT, 0);
}

export {
  reserve, trace, refineEdges, drawPanels, drawPanelsInFront, clearPicture, drawSharpPanels, drawWater, drawBulbsBehind, drawBulbsInFront, focus, blurDrift, bloom, leakLight,
  grade, print, shrinkTexture, openSurroundings, smoothestSurroundings, blurSurroundings, borderSurroundings,
};
