import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { execute } from './table.ts';
import { visit } from './visitor.ts';

interface PlanoDaApi {
  id: number;
  nome: string;
  planoTipo: string;
}

/** Id of a demo plan by its name. */
export async function planoId(request: APIRequestContext, nome: string): Promise<number> {
  const planos = (await (await request.get('/api/planos/listarativos')).json()) as PlanoDaApi[];
  const plano = planos.find((candidato) => candidato.nome === nome);
  if (!plano) throw new Error(`no plan called ${nome}`);
  return plano.id;
}

/** A visitor's answers that pass every rule; say only what the test is about. */
export const ANSWERS: Readonly<Record<string, string>> = {
  'E-mail principal': 'maria.souza@empresa.com.br',
  'CPF ou CNPJ': '529.982.247-25',
  'Nome completo ou razão social': 'Maria Aparecida de Souza',
  CEP: '01310100',
  Endereço: 'Avenida Paulista',
  Número: '1000',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
};

let people = 0;

/** Answers of somebody whom no other test knows. */
export function somebody(): Record<string, string> & { 'E-mail principal': string } {
  return { ...ANSWERS, 'E-mail principal': `pessoa${Date.now()}${people++}@exemplo.com` };
}

/** What the shop has stored of somebody's orders, the oldest first. */
export const ordersOf = (email: string) =>
  execute(
    'select id, status, email, pagamento, valor, substitui_id, substituida_por_id from assinaturas where email = ? order by id',
    email,
  );

/** Reads nothing of the contract, and accepts it. */
export async function acceptContract(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Li e aceito' }).check();
}

/** Fills the order form, the contract included. */
export async function fillOrder(page: Page, answers: Readonly<Record<string, string>> = ANSWERS): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
  await page.getByLabel('Estado', { exact: true }).selectOption('SP');
  await acceptContract(page);
}

/** Opens the order page of a demo plan. */
export async function openOrder(page: Page, rota: string, nome: string, query = ''): Promise<number> {
  const id = await planoId(page.request, nome);
  await visit(page, `${rota}?planoId=${id}${query}`);
  return id;
}

/** Sends the form and reads the thank-you page. */
export async function sendOrder(page: Page): Promise<URL> {
  // On a phone the bar at the foot has one, too.
  await page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(page).toHaveURL(/\/assineja-finalizada\?/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu pedido está sendo processado');
  return new URL(page.url());
}
