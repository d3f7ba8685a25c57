import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { browserRoutes } from './scripts/web-build/browser-routes.ts';

const apiAddress = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [browserRoutes(), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 2_048 },
  server: {
    port: 5173,
    // `/v/` with its slash: `/videos` is a page.
    proxy: {
      '/api': apiAddress,
      '/media': apiAddress,
      '/checkout': apiAddress,
      '^/v/': apiAddress,
    },
  },
});
