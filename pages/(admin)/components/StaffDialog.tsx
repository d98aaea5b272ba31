import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';

interface StaffDialogProps {
  titulo: string;
  /** Esc was pressed. */
  onClose: () => void;
  children: ReactNode;
}

/** What has to be answered before anything else. It holds the focus while it is there, and gives it back. */
export function StaffDialog({ titulo, onClose, children }: StaffDialogProps) {
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="staff-dialog">
        <Dialog>
          <Heading slot="title">{titulo}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
