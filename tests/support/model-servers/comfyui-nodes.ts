/** A node class in `/object_info` of ComfyUI 0.3.64, as far as it is used here. */
export interface FakeNodeClass {
  readonly input: {
    readonly required: Readonly<Record<string, readonly unknown[]>>;
    readonly optional?: Readonly<Record<string, readonly unknown[]>>;
  };
  readonly output_node: boolean;
}

const whole = (max: number) => ['INT', { default: 1, min: 1, max, step: 1 }];

const CORE: Readonly<Record<string, FakeNodeClass>> = {
  EmptyImage: {
    input: {
      required: {
        width: whole(16_384),
        height: whole(16_384),
        batch_size: whole(4_096),
        color: ['INT', { default: 0, min: 0, max: 0xffffff, display: 'color' }],
      },
    },
    output_node: false,
  },
  CreateVideo: {
    input: {
      required: { images: ['IMAGE', {}], fps: ['FLOAT', { default: 30, min: 1, max: 120 }] },
      optional: { audio: ['AUDIO', {}] },
    },
    output_node: false,
  },
  SaveVideo: {
    input: {
      required: {
        video: ['VIDEO', {}],
        filename_prefix: ['STRING', { default: 'video/ComfyUI' }],
        format: ['COMBO', { default: 'auto', options: ['auto', 'mp4'] }],
        codec: ['COMBO', { default: 'auto', options: ['auto', 'h264'] }],
      },
    },
    output_node: true,
  },
  PrimitiveString: { input: { required: { value: ['STRING', {}] } }, output_node: false },
  PreviewAny: { input: { required: { source: ['*', {}] } }, output_node: true },
  LoadImage: {
    input: { required: { image: [['example.png'], { image_upload: true }] } },
    output_node: false,
  },
};

const SWITCH = ['BOOLEAN', { default: true }];

/** An upscaling model, and ComfyUI-Frame-Interpolation as of 2025. */
const ENLARGING: Readonly<Record<string, FakeNodeClass>> = {
  UpscaleModelLoader: {
    input: {
      required: {
        model_name: ['COMBO', { options: ['4x-UltraSharp.pth', 'RealESRGAN_x2plus.pth'] }],
      },
    },
    output_node: false,
  },
  ImageUpscaleWithModel: {
    input: { required: { upscale_model: ['UPSCALE_MODEL', {}], image: ['IMAGE', {}] } },
    output_node: false,
  },
  'RIFE VFI': {
    input: {
      required: {
        ckpt_name: [['rife47.pth', 'rife49.pth'], { default: 'rife47.pth' }],
        frames: ['IMAGE'],
        clear_cache_after_n_frames: whole(1_000),
        multiplier: whole(1_000),
        fast_mode: SWITCH,
        ensemble: SWITCH,
        scale_factor: [[0.25, 0.5, 1, 2, 4], { default: 1 }],
      },
      optional: { optional_interpolation_states: ['INTERPOLATION_STATES'] },
    },
    output_node: false,
  },
};

/** The server's node classes; without a model, `/object_info` lists the loader without options. */
export function nodeClasses(enlarges: boolean): Readonly<Record<string, FakeNodeClass>> {
  const { UpscaleModelLoader: _loader, ImageUpscaleWithModel: upscaler } = ENLARGING;
  const empty = { required: { model_name: ['COMBO', { options: [] }] } };
  const withoutModel = {
    UpscaleModelLoader: { input: empty, output_node: false },
    ...(upscaler && { ImageUpscaleWithModel: upscaler }),
  };
  return { ...CORE, ...(enlarges ? ENLARGING : withoutModel) };
}
