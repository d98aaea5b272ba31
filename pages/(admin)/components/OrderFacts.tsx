import type { AssinaturaAbertaQuery } from '../../../graphql/generated/admin/graphql.ts';
import { mascararCep, mascararCpfCnpj, mascararTelefone } from '../../../modules/brazil/mascaras.ts';
import { ROTA_DE_ACOMPANHAR } from '../../../modules/checkout/identificador.ts';
import { instante, meses, reais } from '../format.ts';
import { CopyButton } from './CopyButton.tsx';
import { Facts } from './Facts.tsx';

/** What an order says, and of whom. */
export function OrderFacts({ aberta }: { aberta: AssinaturaAbertaQuery['assinatura'] }) {
  return (
    <Facts
      grupos={[
        [
          'Pedido',
          [
            ['Plano', aberta.plano],
            ['Período', meses(aberta.pagamento)],
            ['Cupom', aberta.cupom],
            ['Sistema operacional', aberta.selectedSystem],
            ['Espaço adicional', aberta.espacoAdicional && `${aberta.espacoAdicional} GB, ${reais(aberta.valorEspacoAdicional)}`],
            ['IP adicional', aberta.ipAdicional && `${aberta.ipAdicional}, ${reais(aberta.valorIpAdicional)}`],
            ['Domínio', aberta.dominio],
            ['Escolha do domínio', aberta.dominioRegistro],
            ['Chegou em', instante(aberta.criadaEm)],
            ['Pago em', aberta.pagaEm ? instante(aberta.pagaEm) : ''],
            ['Referência externa', aberta.referenciaExterna ?? ''],
            [
              'Contrato',
              aberta.contrato ? (
                <Accepted key="contrato" {...aberta.contrato} de={aberta.aceitoDe} />
              ) : (
                'Nenhum foi aceito com este pedido'
              ),
            ],
            ['Código', aberta.codigo],
            ['Identificador público', aberta.clienteIdB],
            ['Página do cliente', <CustomerPage key="pagina" clienteIdB={aberta.clienteIdB} />],
          ],
        ],
        [
          'Assinante',
          [
            ['Nome', aberta.nome],
            ['CPF/CNPJ', mascararCpfCnpj(aberta.cpfCnpj)],
            ['E-mail', aberta.email],
            ['E-mail alternativo', aberta.emailCopia],
            ['Celular ou WhatsApp', mascararTelefone(aberta.telCel)],
            ['Endereço', `${aberta.endereco}, ${aberta.numero} ${aberta.complemento}`],
            ['Bairro', aberta.bairro],
            ['Cidade', `${aberta.cidade}/${aberta.estado}`],
            ['CEP', mascararCep(aberta.cep)],
            ['Como conheceu', aberta.indicacao],
            ['Informações adicionais', aberta.infoAdicional],
          ],
        ],
        ['Plano e cupom como eram', aberta.dadosGuardados.map(({ campo, conteudo }) => [campo, conteudo])],
      ]}
    />
  );
}

/** Where the customer follows the order, to be copied where nobody writes to him. */
function CustomerPage({ clienteIdB }: { clienteIdB: string }) {
  const caminho = `${ROTA_DE_ACOMPANHAR}/${clienteIdB}`;
  return (
    <>
      <a href={caminho} target="_blank" rel="noreferrer">
        Ver
      </a>{' '}
      <CopyButton texto={`${window.location.origin}${caminho}`} rotulo="Copiar o endereço" />
    </>
  );
}

/** Which contract was accepted with an order, when, and from where a person did. */
function Accepted({ aceitoEm, caminho, de }: { aceitoEm: string; caminho: string; de: string | null }) {
  return (
    <>
      Aceito em {instante(aceitoEm)}
      {de && `, de ${de}`}.{' '}
      <a href={caminho} target="_blank" rel="noreferrer">
        Ler o que foi aceito
      </a>
    </>
  );
}
