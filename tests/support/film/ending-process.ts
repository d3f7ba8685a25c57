/** A process that exits on the first message. */
process.on('message', () => process.exit(3));
