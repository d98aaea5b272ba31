import { createHash } from 'node:crypto';
import { HEADERS_OF_A_KEY, OPERATIONS, type Acesso } from './explorer.operations.ts';

// Where Apollo serves its embedded Sandbox: the script that this page loads, and the frame that the script opens.
const SCRIPT_ORIGIN = 'https://embeddable-sandbox.cdn.apollographql.com';
const FRAME_ORIGIN = 'https://sandbox.embed.apollographql.com';

const STYLE = `
body { margin: 0; display: grid; grid-template-rows: auto 1fr; height: 100vh; font: 16px/1.5 system-ui, sans-serif; }
header { padding: 0.75rem 1rem; background: #2d1b3d; color: #fff; }
header a { color: #fff; }
h1 { margin: 0; font-size: 1.125rem; }
p, ul { margin: 0.25rem 0 0; }
ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
main { position: relative; }
iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
.absent { padding: 1rem; }`;

// The address says which operation is open; the Sandbox asks this server in the name of whoever has signed in here.
const SCRIPT = `
const operations = JSON.parse(document.getElementById('operations').textContent);
const wanted = new URLSearchParams(location.search).get('operacao');
const { document: query, variables, headers } = Object.hasOwn(operations, wanted) ? operations[wanted] : Object.values(operations)[0];
if (window.EmbeddedSandbox) {
  document.querySelector('.absent').remove();
  new window.EmbeddedSandbox({
    target: '#sandbox',
    initialEndpoint: location.origin + '/graphql',
    endpointIsEditable: false,
    hideCookieToggle: false,
    allowDynamicStyles: false,
    runTelemetry: false,
    initialState: { document: query, variables, headers, includeCookies: true },
  });
}`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What this one page may load besides what every page may: Apollo's script and frame, and its own two inline parts. */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `script-src ${SCRIPT_ORIGIN} ${hash(SCRIPT)}`,
  `style-src ${hash(STYLE)}`,
  `frame-src ${FRAME_ORIGIN}`,
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** What a link says of who may send its operation. */
const ASKED: Readonly<Record<Acesso, string>> = { todos: '', chave: ' (com uma chave de acesso)', equipe: ' (equipe)' };

/**
 * The page at /graphql/sandbox: Apollo Sandbox, how to sign in, and operations to begin with (D33).
 * @param adminPath where staff sign in
 */
export function sandboxPage(adminPath: string): string {
  const links = Object.entries(OPERATIONS).map(
    ([name, { titulo, acesso }]) => `<li><a href="/graphql/sandbox?operacao=${name}">${titulo}${ASKED[acesso]}</a></li>`,
  );
  const shown = Object.entries(OPERATIONS).map(([name, { document, variables, acesso }]) => [
    name,
    { document, variables, headers: acesso === 'chave' ? HEADERS_OF_A_KEY : undefined },
  ]);
  // Our own texts; the sign keeps a closing tag from ending the element.
  const data = JSON.stringify(Object.fromEntries(shown)).replaceAll('<', String.raw`\u003c`);
  return `<!DOCTYPE html>
<html lang="pt-BR">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Apollo Sandbox</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <header>
      <h1>Apollo Sandbox</h1>
      <p>
        As operações da equipe pedem uma sessão: <a href="${adminPath}/login" target="_blank">entre na área administrativa</a> neste mesmo
        endereço (ou envie POST /auth/login com username e password) e deixe ligada a opção de enviar cookies. Sem internet, use o <a href="/graphql">GraphiQL</a>.
      </p>
      <ul aria-label="Operações prontas">
        ${links.join('\n        ')}
      </ul>
    </header>
    <main id="sandbox">
      <p class="absent">O Apollo Sandbox vem da internet e não pôde ser carregado. O <a href="/graphql">GraphiQL</a> vem deste servidor.</p>
    </main>
    <script type="application/json" id="operations">${data}</script>
    <script src="${SCRIPT_ORIGIN}/v2/embeddable-sandbox.umd.production.min.js"></script>
    <script>${SCRIPT}</script>
  </body>
</html>
`;
}
