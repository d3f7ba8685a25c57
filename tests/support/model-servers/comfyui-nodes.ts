/** A class of nodes, as `/object_info` of ComfyUI 0.3.64 tells it, as far as anything here asks. */
export interface FakeNodeClass {
  readonly input: {
    readonly required: Readonly<Record<string, readonly unknown[]>>;
    readonly optional?: Readonly<Record<string, readonly unknown[]>>;
  };
  readonly output_node: boolean;
}

const whole = (max: number) => ['INT', { default: 1, min: 1, max, step: 1 }];

export const NODE_CLASSES: Readonly<Record<string, FakeNodeClass>> = {
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
