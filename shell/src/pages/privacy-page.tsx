import { PageTitle, Panel, DefinitionList } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { ACCOUNTS, SHARE_RULE } from '@portal/domain';
import type { KeepDays } from '@portal/portal-contract';
import type { Definition } from '@portal/ui/core';
import { composition, tileHost } from '../composition';
import '../privacy/privacy.css';
import './pages.css';
import { keptFor, shorterOf } from '../privacy/kept-for';

const SECONDS_A_DAY = 86_400;
/** Maximum lifetime of a share's cookie, in days. */
const LONGEST_TRIAL = SHARE_RULE.longestSeconds / SECONDS_A_DAY;

/** `/privacy`: the personal data that the portal stores, its recipients and retention periods, in plain words. */
export const PrivacyPage = () => (
  <div className="s-page s-privacy">
    <PageTitle title="Privacy" />
    <p>
      The portal is run by its operator, whom you reach through the <Link to="/contact">contact page</Link>. No one is
      tracked. It sets no cookies but one, for as long as a new version is tried, which says nothing about you.
    </p>
    <Visitors />
    <Trial />
    <Users />
    <Kept />
    <Browser />
    <Others />
    <Rights />
  </div>
);

const Visitors = () => (
  <Panel title="If you only look">
    <p>Nothing is kept about you, with one exception, and another one while a new version is tried.</p>
    <p>
      So that no one can flood the portal or guess passwords, failed logins, requests for passwords, messages, reports
      of browsers and their questions for a newer version are counted by network address. The address itself is not
      kept, but a digest of it: for up to two hours, and for a day where a new password was asked for. The portal’s own
      log has no network addresses, and a digest of them where a login failed.
    </p>
    <p>
      Browsers report how long the parts of the portal take to load, and how that failed. These reports are counted, and
      say nothing about who sent them. An open tab asks now and then whether there is a newer version of the portal; it
      names the one that it has, and nothing else.
    </p>
    <p>
      When something goes wrong in the portal’s code, browsers report what and where in the code, and what kind of
      browser it was. What you typed, addresses and numbers are removed before the report is sent. Such reports are
      counted for 30 days, and say nothing about who sent them either.
    </p>
  </Panel>
);

const Trial = () => (
  <Panel title="While a new version is tried">
    <p>
      A new version of a part of the portal may be given to some browsers first. For that time, {keptFor(LONGEST_TRIAL)}{' '}
      at most, your browser keeps one cookie. It says which trial there is and whether you have the new version or the
      present one, so that you do not change from one to the other. All browsers that have this version have the same
      cookie; it is used for nothing else, and removed when you come back after the trial.
    </p>
    <p>
      Pages that you open then report whether they failed, each with a random number of its own, and a digest of the
      neighbourhood of your network address, so that no single place decides. Both are deleted when the trial ends.
      Without the cookie you have the present version, and report nothing of this.
    </p>
  </Panel>
);

const Users = () => (
  <Panel title="If you have an account">
    <p>The portal keeps</p>
    <ul>
      <li>your name, your address and your roles, as an administrator entered them,</li>
      <li>your password in a form from which no one can read it,</li>
      <li>if you log in at an institution: which one, and the number that it gave you,</li>
      <li>
        your second factor, if you set one up: the key of one-time codes, encrypted; name and public key of passkeys;
        recovery codes in a form from which no one can read them,
      </li>
      <li>when you logged in, and what you changed and when: this record is part of the labelling process,</li>
      <li>the messages that were sent to you, and what you wrote through the contact form.</li>
    </ul>
    <p>
      Administrators see all of it but password and second factor. Others see your name where you act: as a facility
      leader, as a reviewer, in the history of a facility. Contact persons of facilities and instruments are shown as
      the facility entered them.
    </p>
  </Panel>
);

function Kept() {
  const { keepDays } = composition().settings;
  return (
    <Panel title="How long it is kept">
      <KeptTimes keepDays={keepDays} />
      {!keepDays && <p>How long messages and the audit log are kept, the operator can tell.</p>}
      <p>
        What is removed stays in backups until these are removed as well; ask the operator for how long they are kept.
      </p>
    </Panel>
  );
}

const Browser = () => (
  <Panel title="What is kept in your browser">
    <ul>
      <li>When you log in: your session, until you log out, for two weeks at most.</li>
      <li>When you open a preview of a release: which one, until you leave it or close the tab.</li>
      <li>What you typed into a form and did not save, until you save or discard it.</li>
      <li>While a new version is tried: the cookie that says which one you have.</li>
      <li>Whether the menu is minimised, which colours you chose, and whether single keys are commands.</li>
    </ul>
    <p>None of it is sent anywhere but to the portal.</p>
  </Panel>
);

function Others() {
  const { tileUrl, institutions = [] } = composition().settings;
  const host = tileHost(tileUrl);
  return (
    <Panel title="Who else learns about you">
      {host === undefined ? (
        <p>No one: all that your browser loads comes from the portal itself.</p>
      ) : (
        <p>
          The pictures of the map come from <strong>{host}</strong>. When a map is shown, your browser asks that server
          for them, which thereby learns your network address and what part of the map you look at. All else comes from
          the portal itself.
        </p>
      )}
      {institutions.length > 0 && (
        <p>
          If you log in with {institutions.map(({ name }) => name).join(' or ')}, it learns that and when you do so. It
          tells the portal your address and the number that it gave you, and nothing else is read.
        </p>
      )}
    </Panel>
  );
}

const Rights = () => (
  <Panel title="What you can ask for">
    <p>
      You can ask what is known of you, have it corrected, and have your account anonymised: name and address are then
      removed from the account, from the audit log, from messages and from notices, for good. What you did stays, by a
      “Former user”. Documents that were issued stay as they are. The contact persons of a facility (its PIs) are part
      of its description: the facility replaces them, and who they were stays in the history of the facility and in its
      accepted versions.
    </p>
    <p>
      Write to the operator through the <Link to="/contact">contact page</Link>.
    </p>
  </Panel>
);

const upTo = (seconds: number) => `Up to ${keptFor(seconds / SECONDS_A_DAY)}`;

const ALWAYS: Definition[] = [
  { label: 'Your account', value: 'Until it is anonymised' },
  { label: 'Your sessions, with the network address of the login', value: upTo(ACCOUNTS.refreshTokenSeconds) },
  { label: 'Links that set a password', value: upTo(ACCOUNTS.activationLinkSeconds) },
];

const configured = ({ emails, audit, logins, contact }: KeepDays): Definition[] => [
  { label: 'What you changed, and when', value: keptFor(audit) },
  { label: 'When you logged in or out', value: keptFor(shorterOf(logins, audit)) },
  { label: 'Messages that the portal sent, and your notices of them', value: keptFor(emails) },
  { label: 'What came in through the contact form', value: keptFor(contact) },
];

const KeptTimes = ({ keepDays }: { keepDays: KeepDays | undefined }) => (
  <DefinitionList items={[...ALWAYS, ...(keepDays ? configured(keepDays) : [])]} />
);
