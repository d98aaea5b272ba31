// Lists what a shop sells, and what each plan costs for each period that it is paid for.
//
//   LOJA=https://loja.example node listar-precos.mjs [part of a name]
//
// The list is everybody's: no key is needed. Ask again with the ETag of the last answer (If-None-Match), and 304 says that nothing has changed.

const { LOJA } = process.env;
const [wanted = ''] = process.argv.slice(2);
if (!LOJA) throw new Error('Diga o endereço da loja: LOJA=https://loja.example');

const response = await fetch(new URL('/api/planos.json', LOJA), { signal: AbortSignal.timeout(10_000) }).catch(() => null);
if (response === null) throw new Error('A loja não respondeu.');
if (!response.ok) throw new Error(`A loja respondeu ${response.status}.`);
const { itemListElement: offers } = await response.json();

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
for (const { identifier, itemOffered, priceSpecification } of offers) {
  if (!itemOffered.name.toLowerCase().includes(wanted.toLowerCase())) continue;
  console.log(`${itemOffered.name} (plano ${identifier})`);
  for (const { billingDuration: months, price, eligibleTransactionVolume: total } of priceSpecification)
    console.log(
      `  ${months} ${months === 1 ? 'mês' : 'meses'}: ${reais.format(price)} por mês, ${reais.format(total.price)} de uma vez`,
    );
}
