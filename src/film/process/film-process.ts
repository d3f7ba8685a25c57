/** Entry of a film process. */
import { keepCompiledCode } from '#film/compiled-code.ts';

keepCompiledCode();
const { serveParent } = await import('#film/process/serve-parent.ts');
serveParent();
