import { lazyPart } from './lazyPart.tsx';

const SSR = import.meta.env.SSR;

/** The lazily loaded sections of the home page, in their order (section 2). */
export const Highlights = lazyPart(() => import('./Highlights.tsx'), SSR ? await import('./Highlights.tsx') : undefined);
export const Services = lazyPart(() => import('./Services.tsx'), SSR ? await import('./Services.tsx') : undefined);
export const About = lazyPart(() => import('./About.tsx'), SSR ? await import('./About.tsx') : undefined);
export const Clients = lazyPart(() => import('./Clients.tsx'), SSR ? await import('./Clients.tsx') : undefined);
export const Panel = lazyPart(() => import('./Panel.tsx'), SSR ? await import('./Panel.tsx') : undefined);
export const Testimonials = lazyPart(() => import('./Testimonials.tsx'), SSR ? await import('./Testimonials.tsx') : undefined);
