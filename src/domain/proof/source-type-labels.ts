/**
 * Describes how a file was made, by IPTC digital source type
 * (https://cv.iptc.org/newscodes/digitalsourcetype).
 */
export const SOURCE_TYPE_LABELS = {
  algorithmicMedia: 'rendered by software, without a trained model',
  trainedAlgorithmicMedia: 'made by a generative AI model',
  compositeWithTrainedAlgorithmicMedia: 'assembled with clips from generative AI models',
  compositeSynthetic: 'assembled from photos or clips and computer-generated imagery',
} as const;
