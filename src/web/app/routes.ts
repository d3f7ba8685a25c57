import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen. Each page is a chunk of its own, loaded when somebody goes there. */
export default [
  layout('layouts/signed-out.tsx', [
    index('pages/landing.tsx'),
    route('login', 'pages/login.tsx'),
    route('register', 'pages/register.tsx'),
    route('forgot-password', 'pages/forgot-password.tsx'),
    route('reset-password', 'pages/reset-password.tsx'),
  ]),
  layout('layouts/signed-in.tsx', [
    route('dashboard', 'pages/dashboard.tsx'),
    route('create', 'pages/create.tsx'),
    route('videos', 'pages/videos.tsx'),
    route('videos/:jobId', 'pages/video.tsx'),
    route('videos/:jobId/proof', 'pages/proof.tsx'),
    route('brands/:brandId?', 'pages/brands.tsx'),
    route('library', 'pages/library.tsx'),
    route('credits', 'pages/credits.tsx'),
    route('team', 'pages/team.tsx'),
    route('settings', 'pages/settings.tsx'),
    route('moderation', 'pages/moderation.tsx'),
    route('rules', 'pages/rules.tsx'),
    route('admin/users', 'pages/users.tsx'),
    route('admin/audit', 'pages/audit.tsx'),
  ]),
  route('verify', 'pages/verify.tsx'),
  ...(import.meta.env.DEV ? [route('gallery', 'pages/gallery.tsx')] : []),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
