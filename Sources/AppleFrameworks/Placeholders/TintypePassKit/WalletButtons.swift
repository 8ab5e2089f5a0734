// SPDX-License-Identifier: MIT

public import SwiftUI

/// The colors of a button of the Wallet.
enum ButtonColors: Sendable {
  case automatic, black, white, whiteOutline
}

/// A title on a rectangle with rounded corners, without Apple's logo.
struct WalletButton: View {
  let title: String
  var colors = ButtonColors.black
  var radius: CGFloat = 4
  let action: () -> Void
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isBlack = colors == .black || colors == .automatic && scheme == .light
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    Button {
      action()
    } label: {
      Text(verbatim: title)
        .font(.system(size: 17, weight: .medium))
        .lineLimit(1).minimumScaleFactor(0.5)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .foregroundStyle(isBlack ? .white : .black)
        .background(isBlack ? .black : .white, in: shape)
        .overlay { if colors == .whiteOutline { shape.strokeBorder(.black) } }
    }
    .buttonStyle(.plain)
    .frame(minWidth: 100, minHeight: 30)
  }
}

/// The colors of a button that adds passes.
public struct AddPassToWalletButtonStyle: Hashable, Sendable {
  fileprivate let colors: ButtonColors

  /// Black.
  public static let black = Self(colors: .black)
  /// Black with a border.
  public static let blackOutline = Self(colors: .black)
}

/// A button that adds passes to the Wallet, which is shown without Apple's logo.
@MainActor @preconcurrency
public struct AddPassToWalletButton<Fallback>: View where Fallback: View {
  @Environment(\.addPassToWalletButtonStyle) private var style
  private let action: () -> Void

  /// Creates a button for an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fallback: The view on devices without the Wallet; it is not shown.
  public init(action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback) {
    self.action = action
  }

  /// Creates a button for passes, whose closure is never called.
  public init(
    _ passes: [PKPass], onCompletion: @escaping (Bool) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    action = {}
  }

  /// The title on a rectangle with rounded corners.
  public var body: some View {
    WalletButton(title: "Add to Apple Wallet", colors: style.colors, radius: 8, action: action)
  }
}

extension AddPassToWalletButton where Fallback == EmptyView {
  /// Creates a button for an action.
  public init(action: @escaping () -> Void) { self.init(action: action) { EmptyView() } }

  /// Creates a button for passes, whose closure is never called.
  public init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void) {
    self.init(passes, onCompletion: onCompletion) { EmptyView() }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var addPassToWalletButtonStyle = AddPassToWalletButtonStyle.black
}

extension View {
  /// Sets the colors of buttons that add passes.
  public nonisolated func addPassToWalletButtonStyle(
    _ style: AddPassToWalletButtonStyle
  ) -> some View {
    environment(\.addPassToWalletButtonStyle, style)
  }
}
