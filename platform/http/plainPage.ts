/** A page without the shop around it, for when the shop cannot be rendered. Both texts are ours, never a visitor's. */
export function renderPlainPage(title: string, sentence: string): string {
  return `<!DOCTYPE html>
<html lang="pt-BR">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${sentence}</p>
      <p><a href="/">Voltar à página inicial</a></p>
    </main>
  </body>
</html>
`;
}
