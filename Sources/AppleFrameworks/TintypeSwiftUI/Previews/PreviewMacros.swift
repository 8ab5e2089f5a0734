// SPDX-License-Identifier: MIT

/// Creates a preview of a view.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: A closure that returns the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Creates a preview of a view with traits.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: A trait, such as ``PreviewTrait/sizeThatFitsLayout``.
///   - additionalTraits: Other traits.
///   - body: A closure that returns the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Marks a declaration in the closure of a preview as a property of the preview's view.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "TintypeMacros", type: "PreviewableMacro")
