import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { Refusal } from '../adminApi.ts';
import { instante } from '../format.ts';
import type { Opcao, Valores } from './campo.ts';
import { RowForm } from './RowForm.tsx';

interface HandlingFormProps {
  linha: { id: string; versao: number; status: string; statusPor?: string | null; statusEm?: string | null; nota: string };
  opcoes: readonly Opcao[];
  /** @throws Refusal */
  salvar: (variables: { id: string; versao: number; status: string; nota: string }) => Promise<unknown>;
}

/** The status of an order or a message, who gave it and when, and the note among staff (D27). */
export function HandlingForm({ linha, opcoes, salvar }: HandlingFormProps) {
  const [saved, setSaved] = useState('');
  const save = async ({ status, nota }: Valores) => {
    setSaved('');
    try {
      await salvar({ id: linha.id, versao: linha.versao, status: String(status), nota: String(nota ?? '') });
    } catch (refusal) {
      // The newer version is fetched; what was typed stays, and can be saved over it knowingly.
      if ((refusal as Refusal).code === 'ALTERADO_POR_OUTRA_PESSOA') await reload();
      throw refusal;
    }
    setSaved('Atendimento salvo.');
    await reload();
  };
  const word = opcoes.find(({ valor }) => valor === linha.status)?.rotulo;
  return (
    <>
      <p className="handling">
        Status: <strong>{word}</strong>
        {linha.statusPor && linha.statusEm && `, por ${linha.statusPor} em ${instante(linha.statusEm)}`}
      </p>
      <RowForm
        titulo="Atendimento"
        acao="Salvar atendimento"
        campos={[
          { tipo: 'escolha', nome: 'status', rotulo: 'Status', opcoes, vazio: 'Selecione o status', obrigatorio: true },
          { tipo: 'area', nome: 'nota', rotulo: 'Nota interna' },
        ]}
        inicial={{ status: linha.status, nota: linha.nota }}
        onSave={save}
      />
      <p className="status" role="status">
        {saved}
      </p>
    </>
  );
}
