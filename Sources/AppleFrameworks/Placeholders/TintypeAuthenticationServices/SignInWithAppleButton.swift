// SPDX-License-Identifier: MIT

@_exported public import Foundation
public import SwiftUI

/// A button for signing in with an account of Apple, which is shown without the logo.
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
  /// The titles of the button.
  public struct Label: Hashable, Sendable {
    fileprivate let title: String

    /// Sign in.
    public static let signIn = Label(title: "Sign in with Apple")
    /// Sign up.
    public static let signUp = Label(title: "Sign up with Apple")
    /// Continue.
    public static let `continue` = Label(title: "Continue with Apple")
  }

  /// The colors of the button.
  public struct Style: Hashable, Sendable {
    fileprivate let name: String

    /// Black.
    public static let black = Style(name: "black")
    /// White.
    public static let white = Style(name: "white")
    /// White with a black border.
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  @Environment(\.signInWithAppleButtonStyle) private var style
  private let label: Label

  /// Creates a button; the closures are never called, because there is no account.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
  }

  /// The title on a rectangle with rounded corners, without an action.
  public var body: some View {
    GeometryReader { geometry in
      Button {
      } label: {
        Text(verbatim: label.title)
          .font(.system(size: max(1, geometry.size.height * 0.43), weight: .medium))
          .lineLimit(1).minimumScaleFactor(0.5)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .foregroundStyle(style == .black ? .white : .black)
          .background(style == .black ? .black : .white, in: shape)
          .overlay { if style == .whiteOutline { shape.strokeBorder(.black) } }
      }
      .buttonStyle(.plain)
    }
    .frame(minWidth: 140, minHeight: 30)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6, style: .continuous) }
}

extension EnvironmentValues {
  @Entry fileprivate var signInWithAppleButtonStyle = SignInWithAppleButton.Style.black
}

extension View {
  /// Sets the colors of buttons for signing in with an account of Apple.
  public nonisolated func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
