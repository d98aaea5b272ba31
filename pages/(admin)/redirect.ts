/** Where to go after the login: only ever a path of the admin area, never another site's (section 2.4). */
export function afterLogin(base: string, wanted: string | undefined): string {
  const dashboard = `${base}/dashboard`;
  if (!wanted || !/^\/[\w-]/.test(wanted) || /[\\\s]/.test(wanted)) return dashboard;
  const { origin, pathname, search } = new URL(wanted, 'http://site.invalid');
  if (origin !== 'http://site.invalid' || (pathname !== base && !pathname.startsWith(`${base}/`))) return dashboard;
  return pathname === `${base}/login` ? dashboard : pathname + search;
}
