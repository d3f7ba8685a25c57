/** Every sentence of this part of the interface. */
export const TEXTS = {
  closed: 'closed',
  onlineCasino: 'An online casino',
  venue: 'A venue that people visit',
  kinds: {
    status: 'Advertising',
    line: 'Line in the video',
    helpline: 'Helpline',
    age: 'Age to play',
    'screen-age': 'Age required on screen',
    field: 'Required in the video',
    strip: 'Share of the picture',
    throughout: 'On every frame',
    ban: 'Not allowed in the video',
    duty: 'Your responsibility',
    missing: 'Not found',
  },
  sourceKinds: {
    primary: 'Official source',
    secondary: 'Secondary source',
    none: 'No source',
  },
  checkedOn: (on: string) => `checked ${on}`,
  checkedBy: (by: string, until: string) => `${by}, to be checked again by ${until}`,
  due: 'Due',
};
