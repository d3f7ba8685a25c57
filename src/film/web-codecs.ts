import type * as WebCodecsModule from '@napi-rs/webcodecs';
import type { EncodedPacket } from 'mediabunny';

/** The npm binding that encodes and decodes; optional, and loaded by whoever can say what is missing without it. */
export type WebCodecs = typeof WebCodecsModule;
export type VideoFrame = InstanceType<WebCodecs['VideoFrame']>;

/** In a second: the unit of its timestamps. */
export const MICROSECONDS = 1_000_000;

/** How a video track is decoded: on the processor, which all machines have. */
export function videoDecoderConfig(track: VideoDecoderConfig) {
  const { codec, codedWidth, codedHeight, description } = track;
  return {
    codec,
    ...(codedWidth !== undefined && { codedWidth }),
    ...(codedHeight !== undefined && { codedHeight }),
    ...(description !== undefined && { description: bytesOf(description) }),
    hardwareAcceleration: 'prefer-software',
  } as const;
}

/** A packet of a video track as a decoder takes it. */
export function videoChunkOf(codecs: WebCodecs, packet: EncodedPacket) {
  return new codecs.EncodedVideoChunk({
    type: packet.type,
    timestamp: packet.microsecondTimestamp,
    duration: packet.microsecondDuration,
    data: packet.data,
  });
}

/** The bytes of a codec's description, whatever view or buffer it comes in; shared, not copied. */
export function bytesOf(source: NonNullable<VideoDecoderConfig['description']>): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
