// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// A form to sign up with, one of whose fields is not filled in correctly.
  public struct ShowcaseSignUp: Component {
    /// Creates the screen.
    public init() {}

    /// The screen.
    public var body: some Component {
      VStack(alignment: .leading, spacing: 20) {
        VStack(alignment: .leading, spacing: 6) {
          Text("Create your account").font(.title.weight(.bold)).accessibilityHeading()
          Text("Free for 30 days. No card needed.")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Banner("", message: "One field needs your attention.", style: .error)
        VStack(spacing: 12) {
          FloatingField("Name", text: "Ada Lovelace")
          FloatingField("Email", text: "ada@example", error: "This is not an email address.")
          FloatingField("Password", text: "")
        }
        Toggle("Tell me about new features", isOn: .constant(true))
        VStack(spacing: 8) {
          Button {
          } label: {
            Text("Sign Up").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          Button("I have an account") {}
        }
        .frame(maxWidth: .infinity)
        Spacer()
      }
      .padding(20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .navigationBar("Sign Up") { BackItem("Back") }
      .background(Color.systemBackground)
    }
  }

  /// A field whose label floats above what is entered.
  private struct FloatingField: Component {
    let label: String
    let text: String
    let error: String?
    @Environment(\.self) private var environment

    init(_ label: String, text: String, error: String? = nil) {
      self.label = label
      self.text = text
      self.error = error
    }

    var body: some Component {
      let shape = RoundedRectangle(cornerRadius: 12, style: .continuous)
      let line: Color = error == nil ? .gray : Self.red
      VStack(alignment: .leading, spacing: 4) {
        VStack(alignment: .leading, spacing: 0) {
          if !text.isEmpty {
            Text(label)
              .font(.caption)
              .foregroundStyle(error == nil ? Self.grey : Self.red)
          }
          HStack(spacing: 8) {
            Text(text.isEmpty ? label : text)
              .foregroundStyle(text.isEmpty ? Self.grey : .primary)
            Spacer()
            if error != nil {
              Symbol("exclamationmark.circle.fill").foregroundStyle(Self.red)
            }
          }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, minHeight: 56, alignment: .leading)
        .overlay { shape.strokeBorder(line, lineWidth: error == nil ? 1 : 2) }
        if let error {
          Text(error)
            .font(.footnote)
            .foregroundStyle(Self.red)
            .padding(.leading, 14)
        }
      }
      .accessibilityElement()
      .accessibilityLabel(label)
      .accessibilityValue(text)
      .accessibilityHint(error ?? "")
      .accessibilityAddTraits(.isTextField)
    }

    private static let red = Color(light: Color(hex: 0xC4141F), dark: Color(hex: 0xFF7B74))
    private static let grey = Color(light: Color(hex: 0x5F5F66), dark: Color(hex: 0xA6A6AD))
  }
}
