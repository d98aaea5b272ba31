import { createServer } from 'node:http';
import { openMailServer } from './mailServer.ts';
import { PORTS } from './ports.ts';

// The outside services: who takes mail, and what is behind the look-ups, as the browser journeys need them: by what is asked they know, do not know, or fail.
const ANSWERS: readonly [RegExp, number, unknown][] = [
  [/^\/ws\/01310100\//, 200, { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' }],
  [/^\/ws\/20040020\//, 200, { logradouro: 'Avenida Rio Branco', bairro: 'Centro', localidade: 'Rio de Janeiro', uf: 'RJ' }],
  // A town with one code for all of its streets.
  [/^\/ws\/18650000\//, 200, { logradouro: '', bairro: '', localidade: 'São Manuel', uf: 'SP' }],
  [/^\/ws\/99999999\//, 200, { erro: 'true' }],
  [/^\/cnpj\/11444777000161$/, 200, { razao_social: "3M & D'ÁVILA LTDA" }],
  [/^\/cnpj\/19191919000138$/, 200, { razao_social: 'PETRÓLEO DO EXEMPLO S.A.' }],
  [/^\/cnpj\/12ABC34501DE35$/, 404, { message: 'CNPJ não encontrado' }],
  [/^\/whois\?identifier=livre\.com\.br$/, 200, { registered: false, name: 'livre.com.br' }],
  [/^\/whois\?identifier=tomado\.com\.br$/, 200, { registered: true, name: 'tomado.com.br' }],
  [/^\/ping$/, 200, {}],
  [/^\/recaptcha$/, 200, { success: true, score: 0.9, action: 'submit' }],
];

await openMailServer({}, PORTS.mail);

createServer((request, response) => {
  const [, status, body] = ANSWERS.find(([path]) => path.test(request.url ?? '')) ?? [null, request.url === '/' ? 200 : 500, {}];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(PORTS.providers);
