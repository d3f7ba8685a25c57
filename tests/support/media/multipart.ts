const BOUNDARY = 'a-boundary-of-the-tests';

/** A form with a file in the field `file`, as browsers send it. */
export function formWith(file: Uint8Array, fields: Readonly<Record<string, string>> = {}) {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a file.bin"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--`)]),
  };
}
