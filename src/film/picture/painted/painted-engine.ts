import type { PictureEngine } from '#film/picture/picture.ts';
export const paintedEngine: PictureEngine = {
  id: 'painted',
  async open(s) {
    return {
      renderFrame(i, into) {
        into.fill(128);
        into.fill(((i * 3) % 200) + 16, 0, s.size.width * s.size.height);
      },
      close() {},
    };
  },
};
