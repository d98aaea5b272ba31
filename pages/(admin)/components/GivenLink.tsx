import { useEffect, useRef } from 'react';
import { instante } from '../format.ts';
import type { Given } from './NewAccount.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** A link that was just made and goes by no mail: it is shown this once, where whoever made it is led, for them to hand over. */
export function GivenLink({ usuario, endereco, expiraEm }: { usuario: string; endereco: string; expiraEm: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the dialog before it, which gives the focus back to what has opened it.
    const frame = requestAnimationFrame(() => place.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section ref={place} aria-label="Link de acesso" tabIndex={-1}>
      <ShownOnce segredo={endereco} rotulo="Copiar o link">
        Link de <strong>{usuario}</strong>, que vale uma vez, até {instante(expiraEm)}. Copie agora: ele não será mostrado de
        novo. Entregue-o só à pessoa, por um meio em que você a reconhece (em mãos, por telefone ou numa conversa só de vocês):
        quem o abrir primeiro escolhe a senha da conta.
      </ShownOnce>
    </section>
  );
}

/** What is said of a link that was just made. */
export function saidOfLink({ administrador: { usuario }, enviadoA, expiraEm }: Given): string {
  if (enviadoA === null) return `O link de ${usuario} está criado: copie-o nesta tela e entregue-o.`;
  return `O link de ${usuario} vai por e-mail a ${enviadoA}. Ele vale uma vez, até ${instante(expiraEm)}; se não chegar, confira em Entregas e crie outro.`;
}
