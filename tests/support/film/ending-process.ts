/** A process that ends as soon as it is asked anything. */
process.on('message', () => process.exit(3));
