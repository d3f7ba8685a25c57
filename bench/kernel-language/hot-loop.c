// The hottest loop of the picture kernel, cut down to what a choice of language can be judged by:
// packs of four camera rays against the cones of a turned solid, a normal, a filtered look-up of the
// surroundings along the mirrored ray, Fresnel, and a store.
#include <wasm_simd128.h>

typedef float v4 __attribute__((vector_size(16)));
typedef int i4 __attribute__((vector_size(16)));
#define INLINE static inline __attribute__((always_inline))
#define EXPORT(name) __attribute__((export_name(name)))

INLINE v4 splat(float f) { return (v4){f, f, f, f}; }
INLINE v4 select(i4 m, v4 a, v4 b) { return (v4)wasm_v128_bitselect((v128_t)a, (v128_t)b, (v128_t)m); }
INLINE v4 root(v4 a) { return (v4)wasm_f32x4_sqrt((v128_t)a); }
INLINE v4 magnitude(v4 a) { return (v4)wasm_f32x4_abs((v128_t)a); }
INLINE v4 larger(v4 a, v4 b) { return (v4)wasm_f32x4_pmax((v128_t)a, (v128_t)b); }
INLINE i4 whole(v4 a) { return (i4)wasm_i32x4_trunc_sat_f32x4((v128_t)a); }
INLINE v4 real(i4 a) { return (v4)wasm_f32x4_convert_i32x4((v128_t)a); }

#define CONES 64
#define SIZE 130
static float radius[CONES], low[CONES], high[CONES], slope[CONES], normalOut[CONES], normalUp[CONES];
static float surroundings[SIZE * SIZE * 4];
static v4 picture[1024 * 1024];

EXPORT("cone") void cone(int i, float r0, float z0, float r1, float z1) {
  radius[i] = r0; low[i] = z0; high[i] = z1; slope[i] = (r1 - r0) / (z1 - z0);
  float scale = 1.f / __builtin_sqrtf(1.f + slope[i] * slope[i]);
  normalOut[i] = scale; normalUp[i] = -slope[i] * scale;
}
EXPORT("texel") void texel(int i, float value) { surroundings[i] = value; }
EXPORT("pixel") float pixel(int i) { return ((float *)picture)[i]; }

INLINE void lookUp(v4 x, v4 y, v4 z, v4 *r, v4 *g, v4 *b) {
  v4 s = 1.f / (magnitude(x) + magnitude(y) + magnitude(z) + 1e-9f);
  v4 u = x * s, v = y * s;
  v4 fu = 1.f - magnitude(v), fv = 1.f - magnitude(u);
  i4 below = z < 0.f;
  fu = select(u < 0.f, -fu, fu); fv = select(v < 0.f, -fv, fv);
  u = select(below, fu, u); v = select(below, fv, v);
  u = (u * .5f + .5f) * (SIZE - 2) + .5f; v = (v * .5f + .5f) * (SIZE - 2) + .5f;
  i4 iu = whole(u), iv = whole(v);
  v4 tu = u - real(iu), tv = v - real(iv), lane[4];
  i4 at = (iv * SIZE + iu) * 4;
#pragma unroll
  for (int l = 0; l < 4; l++) {
    const v4 *p = (const v4 *)(surroundings + at[l]);
    v4 top = p[0] + (p[1] - p[0]) * tu[l], bottom = p[SIZE] + (p[SIZE + 1] - p[SIZE]) * tu[l];
    lane[l] = top + (bottom - top) * tv[l];
  }
  v128_t p = wasm_i32x4_shuffle(lane[0], lane[1], 0, 4, 1, 5), q = wasm_i32x4_shuffle(lane[2], lane[3], 0, 4, 1, 5);
  v128_t e = wasm_i32x4_shuffle(lane[0], lane[1], 2, 6, 3, 7), f = wasm_i32x4_shuffle(lane[2], lane[3], 2, 6, 3, 7);
  *r = (v4)wasm_i64x2_shuffle(p, q, 0, 2); *g = (v4)wasm_i64x2_shuffle(p, q, 1, 3); *b = (v4)wasm_i64x2_shuffle(e, f, 0, 2);
}

EXPORT("render") void render(int width, int height, int cones, float eyeZ) {
  v4 ox = splat(0.f), oy = splat(-3.f), oz = splat(eyeZ);
  for (int y = 0; y < height; y++) for (int x = 0; x < width; x += 4) {
    v4 dx = ((v4){0, 1, 2, 3} + (float)x - width * .5f) * (1.2f / width), dz = splat((height * .5f - y) * (1.2f / width) - .35f), dy = splat(1.f);
    v4 inverse = 1.f / root(dx * dx + dy * dy + dz * dz);
    dx *= inverse; dy *= inverse; dz *= inverse;
    v4 nearest = splat(1e9f), nx = splat(0), nz = splat(1);
    for (int i = 0; i < cones; i++) {
      float k = slope[i];
      v4 rho = radius[i] + k * (oz - low[i]), kd = k * dz;
      v4 a = dx * dx + dy * dy - kd * kd, b = ox * dx + oy * dy - kd * rho, c = ox * ox + oy * oy - rho * rho;
      v4 h = b * b - a * c;
      if (!wasm_v128_any_true((v128_t)(h >= 0.f))) continue;
      v4 s = root(larger(h, splat(0))), ia = 1.f / a;
      for (int side = 0; side < 2; side++) {
        v4 t = side ? (s - b) * ia : (-b - s) * ia, z = oz + dz * t;
        i4 hit = (h >= 0.f) & (t > 1e-4f) & (t < nearest) & (z >= low[i]) & (z <= high[i]) & (rho + kd * t >= 0.f);
        nearest = select(hit, t, nearest);
        nx = select(hit, splat(normalOut[i]), nx); nz = select(hit, splat(normalUp[i]), nz);
      }
    }
    i4 hit = nearest < 1e8f;
    v4 px = ox + dx * nearest, py = oy + dy * nearest, ir = 1.f / root(px * px + py * py + 1e-9f);
    v4 normalX = select(hit, nx * px * ir, splat(0)), normalY = select(hit, nx * py * ir, splat(0));
    v4 facing = -(normalX * dx + normalY * dy + nz * dz);
    v4 rx = dx + 2.f * facing * normalX, ry = dy + 2.f * facing * normalY, rz = dz + 2.f * facing * nz;
    v4 r, g, b;
    lookUp(rx, ry, rz, &r, &g, &b);
    v4 m = larger(1.f - magnitude(facing), splat(0)), m2 = m * m, fresnel = .04f + .96f * m2 * m2 * m;
    r = .3f + r * fresnel; g = .2f + g * fresnel; b = .1f + b * fresnel;
    v128_t p = wasm_i32x4_shuffle(r, g, 0, 4, 1, 5), q = wasm_i32x4_shuffle(b, nearest, 0, 4, 1, 5);
    v128_t e = wasm_i32x4_shuffle(r, g, 2, 6, 3, 7), f = wasm_i32x4_shuffle(b, nearest, 2, 6, 3, 7);
    v4 *out = picture + y * width + x;
    out[0] = (v4)wasm_i64x2_shuffle(p, q, 0, 2); out[1] = (v4)wasm_i64x2_shuffle(p, q, 1, 3);
    out[2] = (v4)wasm_i64x2_shuffle(e, f, 0, 2); out[3] = (v4)wasm_i64x2_shuffle(e, f, 1, 3);
  }
}
