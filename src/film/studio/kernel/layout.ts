/**
 * Where things lie in the kernel's memory, in bytes. Read by the kernel (AssemblyScript) and by the scene
 * code (TypeScript) alike, so this file keeps to constants that both languages understand.
 */

// A frame: camera, light, lens and film, written before each frame.
export const FRAME_BYTES = 576;
export const FRAME_EYE = 0;
export const FRAME_RIGHT = 12;
export const FRAME_UP = 24;
export const FRAME_FORWARD = 36;
/** Width of a picture element at distance 1. */
export const FRAME_ELEMENT = 48;
export const FRAME_FOCUS = 52;
/** Radius in picture elements of the blur of a point infinitely far behind the focus. */
export const FRAME_APERTURE = 56;
export const FRAME_BLUR_MAX = 60;
export const FRAME_KEY_POSITION = 64;
export const FRAME_KEY_COLOR = 76;
/** Cosines between which the key light's cone fades out. */
export const FRAME_KEY_INNER = 88;
export const FRAME_KEY_OUTER = 92;
export const FRAME_KEY_SOFTNESS = 96;
export const FRAME_AMBIENT = 100;
export const FRAME_EXPOSURE = 112;
export const FRAME_SATURATION = 116;
export const FRAME_LIFT = 120;
export const FRAME_GAIN = 132;
export const FRAME_CONTRAST = 144;
export const FRAME_VIGNETTE = 148;
export const FRAME_BLOOM = 152;
export const FRAME_STREAK = 156;
export const FRAME_GRAIN = 160;
export const FRAME_GRAIN_X = 164;
export const FRAME_GRAIN_Y = 168;
export const FRAME_FADE = 172;
/** Darkening of the picture's upper part, so that words on it can be read. */
export const FRAME_VEIL = 176;
/** Where the veil ends, as a part of the picture's height. */
export const FRAME_VEIL_END = 180;
export const FRAME_LAMP_COUNT = 184;
export const FRAME_REFLECTED_COUNT = 188;
export const FRAME_INSTANCE_COUNT = 192;
export const FRAME_SURROUNDINGS_GAIN = 196;
/** A sphere round everything that mirrors show: centre and radius. */
export const FRAME_REFLECTED_BOUND = 480;
/** From where a point is seen when the shutter opens to where when it closes: three rows of four numbers. */
export const FRAME_DRIFT = 496;
/** Up to eight small coloured lights without shadow: position, colour, reach. */
export const FRAME_LAMPS = 208;
export const LAMP_BYTES = 32;
export const LAMP_COUNT_MAX = 8;

// A solid in the scene.
export const INSTANCE_BYTES = 224;
export const INSTANCE_COUNT_MAX = 1024;
export const INSTANCE_KIND = 0;
/** Index of the first material; `INSTANCE_MATERIAL_B` covers caps and backs. */
export const INSTANCE_MATERIAL = 4;
export const INSTANCE_MATERIAL_B = 8;
export const INSTANCE_FLAGS = 12;
export const INSTANCE_POSITION = 16;
/** Three rows: the solid's own x, y and z direction in the world. */
export const INSTANCE_ROTATION = 28;
/** Eight numbers whose meaning depends on the kind. */
export const INSTANCE_SIZE = 64;
export const INSTANCE_BOUND_CENTER = 96;
export const INSTANCE_BOUND_RADIUS = 108;
/** How far it moves while the shutter is open. */
export const INSTANCE_MOTION = 112;
/** How far its texture moves along u while the shutter is open. */
export const INSTANCE_SPIN_BLUR = 124;
export const INSTANCE_UV_OFFSET = 128;
export const INSTANCE_UV_SCALE = 136;
export const INSTANCE_TINT = 144;
export const INSTANCE_GLOW = 156;
/** A hollow that hides the surroundings: radius, height of its rim, colour of its wall. */
export const INSTANCE_HOLLOW = 160;
export const INSTANCE_PROFILE_FIRST = 180;
export const INSTANCE_PROFILE_COUNT = 184;
/** The upright prism that stands in for the solid when it shades others: half width, half depth or 0 (round), low, high. */
export const INSTANCE_SHADE = 188;
/** Where the camera stands in the solid's own directions; written by the kernel at the start of a frame. */
export const INSTANCE_EYE = 204;

export const KIND_SPHERE = 0;
export const KIND_LATHE = 1;
export const KIND_CYLINDER = 2;
export const KIND_BOX = 3;
export const KIND_CARD = 4;
export const KIND_CAPSULE = 5;
export const KIND_FRAME = 6;
export const KIND_SURFACE = 7;

export const FLAG_SHADES = 1;
export const FLAG_REFLECTED = 2;
export const FLAG_MOVING = 4;
/** Thin enough to slip between sparse rays. */
export const FLAG_FINE = 8;

// One straight piece of a turned profile.
export const PIECE_BYTES = 80;
export const PIECE_COUNT_MAX = 512;
export const PIECES_PER_LATHE_MAX = 64;
export const PIECE_RADIUS = 0;
export const PIECE_HEIGHT = 4;
export const PIECE_SLOPE = 8;
export const PIECE_LOW = 12;
export const PIECE_HIGH = 16;
export const PIECE_RADIUS_LOW = 20;
export const PIECE_RADIUS_HIGH = 24;
export const PIECE_FLAT = 28;
export const PIECE_NORMAL_START = 32;
export const PIECE_NORMAL_END = 40;
export const PIECE_INVERSE_LENGTH = 48;
export const PIECE_MATERIAL = 52;
export const PIECE_V_START = 56;
export const PIECE_V_END = 60;
export const PIECE_OPEN_START = 64;
export const PIECE_OPEN_END = 68;

// What a surface is made of.
export const MATERIAL_BYTES = 80;
export const MATERIAL_COUNT_MAX = 256;
export const MATERIAL_COLOR = 0;
export const MATERIAL_METAL = 12;
export const MATERIAL_ROUGHNESS = 16;
export const MATERIAL_COAT = 20;
export const MATERIAL_TEXTURE = 24;
export const MATERIAL_FLAGS = 28;
export const MATERIAL_EMISSION = 32;
export const MATERIAL_SHEEN = 44;
export const MATERIAL_REPEAT = 48;
export const MATERIAL_DETAIL = 56;
export const MATERIAL_DETAIL_SCALE = 60;
export const MATERIAL_DETAIL_DEPTH = 64;
/** Which faces of a box carry the texture: bit 0 to 5 for +x, -x, +y, -y, +z, -z. */
export const MATERIAL_FACES = 68;

/** The texture's alpha says where the surface is not metal. */
export const MATERIAL_FLAG_METAL_MASK = 1;
/** The surface mirrors the solids marked as reflected. */
export const MATERIAL_FLAG_MIRRORS = 2;
/** The texture glows by itself. */
export const MATERIAL_FLAG_GLOWING_TEXTURE = 4;
/** Alpha cuts the texture out of the base colour instead of marking metal. */
export const MATERIAL_FLAG_DECAL = 8;

// A picture painted on a surface: RGBA, 8 bits, values are square roots of light.
export const TEXTURE_BYTES = 64;
export const TEXTURE_COUNT_MAX = 128;
export const TEXTURE_WIDTH = 0;
export const TEXTURE_HEIGHT = 4;
export const TEXTURE_LEVELS = 8;
export const TEXTURE_POINTERS = 12;
export const TEXTURE_LEVEL_COUNT_MAX = 12;

// A flat picture standing or lying in the room behind.
export const PANEL_BYTES = 96;
export const PANEL_COUNT_MAX = 256;
export const PANEL_CENTER = 0;
/** Half the width and half the height as vectors. */
export const PANEL_ACROSS = 12;
export const PANEL_UPWARD = 24;
export const PANEL_TEXTURE = 36;
export const PANEL_COLOR = 40;
export const PANEL_OPACITY = 52;
/** 1 adds light, 0 covers what is behind. */
export const PANEL_ADDS = 56;
/** Part of the texture: u, v of the corner, then width and height. */
export const PANEL_UV = 60;
export const PANEL_BLUR = 76;

// A point of light out of focus.
export const BULB_BYTES = 32;
export const BULB_COUNT_MAX = 512;
/** Centre and radius in picture elements, colour, brightness of the edge. */
export const BULB_X = 0;
export const BULB_Y = 4;
export const BULB_RADIUS = 8;
export const BULB_COLOR = 12;
export const BULB_RIM = 24;

// A level of water under what is drawn into the picture.
export const WATER_BYTES = 64;
/** Its height. */
export const WATER_LEVEL = 0;
/** Slopes of its waves: red to the right, green away, 0.5 is level. */
export const WATER_TEXTURE = 4;
/** What is seen of the water itself. */
export const WATER_COLOR = 8;
/** The steepest slope. */
export const WATER_TILT = 20;
/** Waves to a unit of length, of the coarse ones and the fine ones; and how far they have moved. */
export const WATER_SCALE = 24;
export const WATER_SCROLL = 32;
/** What stands on the water begins at this angle under the horizon. */
export const WATER_SHORE = 48;
