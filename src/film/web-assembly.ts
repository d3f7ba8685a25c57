/**
 * The part of the WebAssembly interface that is used here. TypeScript describes it only together with the
 * browser's, which the film engine must not see.
 */
interface WebAssemblyHost {
  readonly Module: new (bytes: Uint8Array) => CompiledModule;
  readonly Instance: new (module: CompiledModule, imports: object) => { readonly exports: unknown };
}

/** Compiled code without memory; can be shared by many instances. */
export interface CompiledModule {
  readonly compiled?: never;
}

const host = (globalThis as unknown as { readonly WebAssembly: WebAssemblyHost }).WebAssembly;

export const compileModule = (bytes: Uint8Array): CompiledModule => new host.Module(bytes);

/** A module with what it needs from outside; it has not run yet. */
export const instantiate = (module: CompiledModule, imports: object): { exports: unknown } =>
  new host.Instance(module, imports);

/** Starts a module that needs nothing from outside; returns what it exports. */
export const startModule = (module: CompiledModule): unknown => instantiate(module, {}).exports;
