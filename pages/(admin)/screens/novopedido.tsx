import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { AssinaturaAbertaQuery } from '../../../graphql/generated/admin/graphql.ts';
import {
  CotacaoDoPedidoDocument,
  RegistrarPedidoDocument,
  type CotacaoDoPedidoQueryVariables,
} from '../../../graphql/generated/desk/graphql.ts';
import { contatoDoPedidoCampos, EMAIL_SEM_CORREIO } from '../../../modules/checkout/contatoDoPedido.ts';
import { novoPedidoCampos } from '../../../modules/checkout/novoPedido.ts';
import { act, ask, Refusal } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { choicesOf } from '../components/choicesOf.ts';
import { focusSoon } from '../components/focusSoon.ts';
import { formOf, type Field, type FormValues } from '../components/formTable.ts';
import { NewOrderPrice, type OrderQuote } from '../components/NewOrderPrice.tsx';
import { newOrderQuestion, toRegister, type SaidOrder } from '../components/newOrderQuestion.ts';
import { planosToChoose, planosToChooseQuestion } from '../components/planosToChoose.ts';
import { TableForm } from '../components/TableForm.tsx';
import { useAnswer, useAnswerIfAny } from '../components/useAnswer.ts';
import { keepUnsent } from '../components/unsent.ts';
import { useHere } from '../components/useHere.ts';
import type { Save } from '../components/useSending.ts';
import { differences, inWords } from '../components/values.ts';
import { assinaturaQuestion, ASSINATURA_TITLE } from './assinaturas.screen.ts';

const CONTACT = Object.keys(contatoDoPedidoCampos.shape);
/** What tells one customer from another. */
const WHO = ['nome', 'cpfCnpj', 'email'];
const LEFT = 'Você saiu da tela antes de confirmar o total. Nada foi registrado.';
const BEGINS: FormValues = { periodo: '12', tipoDominio: 'ja-tenho' };

/** Novo pedido: an order that staff write down for a customer, who may be one of before. It is opened once it is stored. */
export default function NewOrderScreen() {
  const { de = '' } = useSearch({ from: '/novopedido' });
  const anterior = useAnswerIfAny(assinaturaQuestion(de), de !== '')?.assinatura;
  return (
    <>
      <h1>Novo pedido</h1>
      <p>Para quem pediu por telefone ou WhatsApp: o pedido vale pelos preços de agora, e nenhum contrato é aceito com ele.</p>
      {de !== '' && !anterior && <p>O pedido de onde viriam os dados do cliente não existe, ou não existe mais.</p>}
      {/* The screen stays where only whose order it is changes: what is asked about a form goes with it. */}
      <NewOrder key={de} anterior={anterior} />
    </>
  );
}

/** The form of one order, and what becomes of it. @param anterior an order of the same customer */
function NewOrder({ anterior }: { anterior: AssinaturaAbertaQuery['assinatura'] | undefined }) {
  const escolha = useAnswer(planosToChooseQuestion);
  const { tipos, enviaEmails } = useSignedIn();
  const [said, say] = useState('');
  /** How often it was tried to store it: whatever became of that, the price may be another. */
  const [tries, setTries] = useState(0);
  /** Where what was sent before, and had no answer, is stored. */
  const before = useRef<string | null>(null);
  /** The last price that stood under the form, and of what. */
  const shown = useRef<{ of: string; quote: OrderQuote } | null>(null);
  const here = useHere();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const planos = planosToChoose({ ...escolha, todosOsPlanos: escolha.todosOsPlanos.filter(({ ativo }) => ativo) }, tipos);
  const inicial = anterior ? { ...BEGINS, ...contactOf(anterior) } : null;
  const campos = formOf(novoPedidoCampos, {
    planoId: { opcoes: planos, vazio: 'Escolha o plano' },
    periodo: { padrao: '12' },
    tipoDominio: { padrao: 'ja-tenho' },
    dominio: { obrigatorio: true, quando: ({ tipoDominio }) => tipoDominio !== 'subdominio', senao: 'A loja dá o subdomínio.' },
    email: { ajuda: enviaEmails ? undefined : EMAIL_SEM_CORREIO },
  });
  const open = async (id: string) => {
    await navigate({ to: '/assinaturas', search: { id }, ignoreBlocker: true });
    focusSoon(ASSINATURA_TITLE);
    void refresh();
  };
  const save: Save = async (valores, { antes, chave, feito }) => {
    if (feito && before.current) {
      // What was sent is an order: what is typed over it by now would be another one.
      if (Object.keys(valores).length > 0) keepTyped(campos.fields, antes!, { ...antes, ...valores });
      return open(before.current);
    }
    const dito = orderOf({ ...BEGINS, ...inicial, ...valores });
    const cotada = (await ask(CotacaoDoPedidoDocument, quoted(dito))).cotacaoDoPedido;
    // Nobody is asked about what is not in sight.
    if (!here.current) throw new Refusal(LEFT, 'DADOS_INVALIDOS', []);
    const seen = shown.current?.of === choicesIn(quoted(dito)) ? shown.current.quote : undefined;
    if (!window.confirm(newOrderQuestion(dito, cotada, seen, enviaEmails))) {
      say('Nada foi registrado.');
      return false;
    }
    const { valor, planoVisto } = cotada;
    const pedido = { ...dito.pedido, planoVisto };
    const { registrarPedido: novo } = await act(RegistrarPedidoDocument, { ...dito, pedido, valor, chave });
    // Whoever has gone on to something else stays there.
    if (here.current) await open(novo.id);
    else void refresh();
  };
  return (
    <>
      <TableForm
        titulo={anterior ? `Mais um pedido de ${anterior.nome}` : 'Pedido de um cliente'}
        acao="Registrar pedido"
        campos={campos}
        inicial={inicial}
        onAttempt={() => say('')}
        onSave={(valores, sending) => save(valores, sending).finally(() => setTries((times) => times + 1))}
        onSettled={(_antes, { linhaId }) => {
          before.current = linhaId;
        }}
        linha="novo pedido"
        asks
        previa={(valores, unreadable) => (
          <NewOrderPrice
            dito={quoted(orderOf(valores))}
            unreadable={unreadable}
            tries={tries}
            registrar={toRegister(orderOf(valores))}
            onShown={(dito, quote) => {
              shown.current = { of: choicesIn(dito), quote };
            }}
          />
        )}
      />
      <p className="status" role="status">
        {said}
      </p>
    </>
  );
}

/** Keeps what was typed over an order that was stored already, and says whose order is opened instead. */
function keepTyped(fields: readonly Field[], enviado: FormValues, agora: FormValues): void {
  const outra = WHO.some((nome) => enviado[nome] !== agora[nome]);
  const motivo = outra
    ? `O que se abriu é o pedido de ${enviado.nome}, enviado antes.`
    : 'O pedido já tinha sido registrado como você o enviou antes.';
  const digitado = inWords(fields, outra ? agora : differences(enviado, agora), agora);
  const quem = enviado.nome === agora.nome ? `${agora.nome}, com outros dados,` : agora.nome;
  const de = outra ? `Pedido de ${agora.nome}` : `Mudança no pedido de ${agora.nome}`;
  void keepUnsent({ de, feito: 'salvo', digitado }, new Refusal(motivo, 'DADOS_INVALIDOS', []));
  window.alert(
    outra
      ? `O pedido de ${enviado.nome} já tinha sido registrado, e se abre agora. O de ${quem} NÃO foi registrado: o que você digitou está no alto da tela, para registrá-lo em Novo pedido.`
      : 'O pedido já tinha sido registrado como você o enviou antes. O que você mudou depois disso não foi salvo, e está no alto da tela: mude-o no pedido, que se abre agora.',
  );
}

/** What an order says of its customer, who orders once more. */
function contactOf(linha: AssinaturaAbertaQuery['assinatura']): FormValues {
  const { dominio: _, ...contato } = Object.fromEntries(
    CONTACT.map((nome) => [nome, linha[nome as keyof typeof linha] as string]),
  );
  return contato;
}

/** What the form says, as it is sent. */
function orderOf(valores: FormValues): SaidOrder {
  const text = (nome: string) => String(valores[nome] ?? '');
  return {
    cliente: Object.fromEntries(CONTACT.map((nome) => [nome, text(nome)])),
    pedido: { ...choicesOf(valores), tipoDominio: text('tipoDominio'), infoAdicional: text('infoAdicional') },
  };
}

/** What of it the price depends on. */
function quoted({ cliente: { email, cpfCnpj }, pedido }: SaidOrder): CotacaoDoPedidoQueryVariables {
  return { cliente: { email, cpfCnpj }, pedido: { ...pedido, infoAdicional: '' } };
}

/** What is chosen, by which two prices are of the same. */
const choicesIn = ({ pedido }: CotacaoDoPedidoQueryVariables) => JSON.stringify(pedido);
