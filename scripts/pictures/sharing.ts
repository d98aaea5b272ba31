import { readFileSync } from 'node:fs';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { loadConfig } from '../../platform/config.ts';
import { pictureDocument } from './page.ts';

const { brand } = loadConfig();
const TREE = readFileSync('pages/styles/ipe.svg', 'utf8').replace('<svg', '<svg class="tree"');

const CSS = `
body { width: 1200px; height: 630px; overflow: hidden; background: #0d2a1e; color: #f4f0e2; padding: 80px }
h1 { font: 700 92px/1 Bricolage; letter-spacing: -0.035em; max-width: 760px; margin-bottom: 24px }
p { font: 500 38px/1.3 Figtree; color: #b9cabd; max-width: 540px }
footer { position: absolute; left: 80px; bottom: 70px; font: 700 38px Bricolage; color: #ffc93d }
.tree { position: absolute; right: -60px; bottom: 0; height: 520px }
`;

const card = (titulo: string, texto: string) =>
  pictureDocument(CSS, `${TREE}<h1>${titulo}</h1><p>${texto}</p><footer>${brand.BRAND_NAME}</footer>`);

/** What is shown when an address is shared, by file name: one picture a page family. */
export const SHARING: Readonly<Record<string, string>> = {
  inicio: card('Hospedagem, VPS e dedicados', 'Preços claros e suporte 24 horas em português'),
  ...Object.fromEntries(FAMILIAS.map(({ rota, nome, resumo }) => [rota.slice(1), card(nome, resumo)])),
  'qual-plano': card('Qual plano é o meu?', 'Três perguntas, um plano e o porquê'),
  'plano-promocao': card('Florada de ofertas', 'Planos com desconto por tempo limitado'),
  'painel-icp': card(brand.PANEL_NAME, 'O seu VPS sem linha de comando'),
  infraestrutura: card('Onde os seus dados moram', 'Links de 50 Gbps e rede de 600 Gbps'),
  'sobre-nos': card('Sobre nós', brand.BRAND_FOUNDED ? `No ar desde ${brand.BRAND_FOUNDED}` : 'Quem cuida do que é seu'),
  atendimento: card('Atendimento', 'Chamados 24/7/365, em português'),
  assinatura: card('Assinatura', 'Pagamento integral por PIX, PayPal ou boleto'),
  documento: card('Políticas e contratos', 'Por escrito e em português claro'),
};
