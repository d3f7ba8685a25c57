import type { Config } from '@react-router/dev/config';

/** A client-side application whose public pages are rendered to HTML at build time. */
export default {
  appDirectory: 'src/web/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/login', '/register'],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
