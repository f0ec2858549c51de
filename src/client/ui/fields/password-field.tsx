import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { texts } from '#texts/forms.js';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** A password field with a button that shows the password; pasting is allowed. */
export const PasswordField = ({ label, hint, error, ...native }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.withToggle}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            title={shown ? texts.hidePassword : texts.showPassword}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" size="1.3em" />
          </button>
        </div>
      )}
    </Field>
  );
};
