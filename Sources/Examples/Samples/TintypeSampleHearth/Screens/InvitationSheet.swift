// SPDX-License-Identifier: MIT

import SwiftUI

/// The form in which a person is invited.
struct InvitationSheet: View {
  private enum Field: Hashable {
    case name, email, code, repeatedCode
  }

  @Environment(House.self) private var house
  @Environment(\.dismiss) private var dismiss
  @FocusState private var focus: Field?
  @State private var invitation: Invitation
  private let today: Date

  init(today: Date) {
    self.today = today
    _invitation = State(initialValue: Invitation(end: today.addingTimeInterval(7 * 86_400)))
  }

  var body: some View {
    NavigationStack {
      Form {
        person
        access
        code
      }
      .navigationTitle("Invitation")
      .navigationBarTitleDisplayMode(.inline)
      .onSubmit(advance)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Invite") {
            house.invite(invitation)
            dismiss()
          }
          .disabled(!invitation.isValid)
        }
      }
    }
  }

  private var person: some View {
    Section {
      TextField("Name", text: $invitation.name)
        .textContentType(.name)
        .submitLabel(.next)
        .focused($focus, equals: .name)
      TextField("Email", text: $invitation.email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.next)
        .focused($focus, equals: .email)
    } footer: {
      if !invitation.email.isEmpty, !invitation.hasValidEmail {
        message("This is not a valid email address.")
      } else {
        Text("The person receives a link by email.")
      }
    }
  }

  private var access: some View {
    Section("Access") {
      Picker("Role", selection: $invitation.role) {
        ForEach(Member.Role.allCases.filter { $0 != .owner }) { Text($0.title) }
      }
      Toggle("Limited", isOn: $invitation.endsAccess.animation())
      if invitation.endsAccess {
        DatePicker(
          "Until", selection: $invitation.end, in: today..., displayedComponents: .date)
      }
    }
  }

  private var code: some View {
    Section {
      SecureField("Code", text: $invitation.code)
        .keyboardType(.numberPad)
        .submitLabel(.next)
        .focused($focus, equals: .code)
      SecureField("Repeat Code", text: $invitation.repeatedCode)
        .keyboardType(.numberPad)
        .submitLabel(.done)
        .focused($focus, equals: .repeatedCode)
    } header: {
      Text("Code of the Alarm")
    } footer: {
      if !invitation.code.isEmpty, !invitation.hasValidCode {
        message("A code has at least \(6) digits.")
      } else if !invitation.repeatedCode.isEmpty, !invitation.hasEqualCodes {
        message("The codes are different.")
      }
    }
  }

  private func message(_ text: LocalizedStringKey) -> some View {
    Label(text, systemImage: "exclamationmark.circle")
      .foregroundStyle(.red)
  }

  private func advance() {
    switch focus {
    case .name: focus = .email
    case .email: focus = .code
    case .code: focus = .repeatedCode
    case .repeatedCode, nil: focus = nil
    }
  }
}
