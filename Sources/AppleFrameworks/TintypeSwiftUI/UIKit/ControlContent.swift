// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeUIKit

extension UIControl {
  /// Returns a binding to a value of the control, which performs the control's actions.
  fileprivate func binding<Value>(
    _ get: @escaping @MainActor () -> Value, _ set: @escaping @MainActor (Value) -> Void
  ) -> Binding<Value> {
    Binding {
      assumingMainActor(get)
    } set: { value in
      // Proof of safety: it is called during an evaluation, or on behalf of a user.
      nonisolated(unsafe) let value = value
      assumingMainActor {
        set(value)
        self.sendActions(for: [.valueChanged, .editingChanged])
      }
    }
  }
}

/// Colors of a control that replace those of the proxies.
private struct ControlColors: ViewModifier {
  let merge: @MainActor (inout AppearanceColors) -> Void

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { values in
      var colors = values.base.appearanceColors
      assumingMainActor { merge(&colors) }
      let merged = colors
      values.base.makeAppearanceColors = { merged }
    }
  }
}

struct SwitchContent: View {
  let control: UISwitch

  var body: some View {
    Toggle(
      "",
      isOn: control.binding {
        control.isOn
      } _: {
        control.isOn = $0
      }
    )
    .labelsHidden()
    .tint(nil)
    .modifier(ControlColors { $0.merge(control) })
    .disabled(!control.isEnabled)
  }
}

struct SliderContent: View {
  let slider: UISlider

  var body: some View {
    HStack(spacing: 12) {
      if let image = slider.minimumValueImage { Image(uiImage: image) }
      Slider(
        value: slider.binding {
          Double(slider.value)
        } _: {
          slider.value = Float($0)
        },
        in: lower...max(Double(slider.maximumValue), lower)
      )
      .modifier(ControlColors { $0.merge(slider) })
      if let image = slider.maximumValueImage { Image(uiImage: image) }
    }
    .disabled(!slider.isEnabled)
  }

  private var lower: Double { Double(slider.minimumValue) }
}

struct StepperContent: View {
  let stepper: UIStepper

  var body: some View {
    Stepper(
      "",
      value: stepper.binding {
        stepper.value
      } _: {
        stepper.value = $0
      },
      in: stepper.minimumValue...max(stepper.maximumValue, stepper.minimumValue),
      step: stepper.stepValue
    )
    .labelsHidden()
    .disabled(!stepper.isEnabled)
  }
}

struct SegmentsContent: View {
  let control: UISegmentedControl

  var body: some View {
    Picker(
      "",
      selection: control.binding {
        control.selectedSegmentIndex
      } _: {
        control.selectedSegmentIndex = $0
      }
    ) {
      ForEach(Array(control.segments.enumerated()), id: \.offset) { index, segment in
        if let image = segment.image {
          Image(uiImage: image).tag(index)
        } else {
          Text(verbatim: segment.title ?? "").tag(index)
        }
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .modifier(ControlColors { $0.merge(control) })
    .disabled(!control.isEnabled)
  }
}

struct PagesContent: View {
  let control: UIPageControl

  var body: some View {
    if control.numberOfPages > 1 || !control.hidesForSinglePage, control.numberOfPages > 0 {
      PageDots(count: control.numberOfPages, current: control.currentPage)
        .modifier(ControlColors { $0.merge(control) })
    }
  }
}

/// The engine's indicator of pages.
private struct PageDots: View, PrimitiveView {
  let count: Int
  let current: Int

  func nodes(in scope: ViewScope) -> [Node] {
    scope.nodes(
      of: PageIndicator(
        count: min(count, 100), current: current, hasBackground: false, select: { _ in }))
  }
}

struct ProgressContent: View {
  let view: UIProgressView

  var body: some View {
    ProgressView(value: Double(min(max(view.progress, 0), 1)))
      .modifier(OptionalTint(color: view.progressTintColor))
      .modifier(ControlColors { $0.progressTrack = view.trackTintColor?.color ?? $0.progressTrack })
      .modifier(FillingFrame())
  }
}

/// A tint if there is a color.
struct OptionalTint: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color { content.tint(Color(uiColor: color)) } else { content }
  }
}

/// A text field with the views beside its text.
struct FieldContent: View {
  let field: UITextField
  let isMeasured: Bool

  var body: some View {
    HStack(spacing: 6) {
      if isShown(field.leftViewMode), let view = field.leftView { UIViewTree(view: view) }
      input
        .multilineTextAlignment(alignment)
        .frame(maxWidth: isMeasured ? nil : .infinity)
      if isShown(field.rightViewMode), let view = field.rightView { UIViewTree(view: view) }
    }
    .padding(.horizontal, inset)
    .frame(minHeight: field.borderStyle == .roundedRect ? 34 : nil)
    .modifier(FieldBorder(style: field.borderStyle, isMeasured: isMeasured))
    .font(Font(field.font ?? .systemFont(ofSize: 17)))
    .foregroundStyle(Color(uiColor: field.textColor ?? .label))
    .disabled(!field.isEnabled)
    .keyboardType(field.keyboardType)
    .textInput {
      $0.returnKey = field.returnKeyType == .default ? nil : .init(field.returnKeyType)
      $0.capitalization = .init(field.autocapitalizationType)
      $0.suggestsWords = field.autocorrectionType != .no
    }
  }

  private var inset: CGFloat {
    field.borderStyle == .roundedRect ? 7 : field.borderStyle == .none ? 0 : 4
  }

  @ViewBuilder private var input: some View {
    let text = field.binding {
      field.text ?? ""
    } _: {
      field.text = $0
    }
    let prompt = field.attributedPlaceholder.map {
      Text(
        UIKitText.attributed(
          $0, font: field.font ?? .systemFont(ofSize: 17), color: .placeholderText))
    }
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text, prompt: prompt).textFieldStyle(.plain)
    } else {
      TextField(field.placeholder ?? "", text: text, prompt: prompt).textFieldStyle(.plain)
    }
  }

  private var alignment: TextAlignment {
    let isRightToLeft = field.traitCollection.layoutDirection == .rightToLeft
    return switch field.textAlignment {
    case .center: .center
    case .right: isRightToLeft ? .leading : .trailing
    case .left: isRightToLeft ? .trailing : .leading
    default: .leading
    }
  }

  private func isShown(_ mode: UITextField.ViewMode) -> Bool {
    mode == .always || mode == .unlessEditing
  }
}

private struct FieldBorder: ViewModifier {
  let style: UITextField.BorderStyle
  let isMeasured: Bool

  func body(content: Content) -> some View {
    let framed = content.frame(maxHeight: isMeasured ? nil : .infinity)
    switch style {
    case .none: framed
    case .line, .bezel: framed.border(Color(uiColor: .label), width: 1)
    case .roundedRect:
      framed
        .background(Color(uiColor: .systemBackground), in: outline)
        .overlay { outline.strokeBorder(Color(uiColor: .separator), lineWidth: 1) }
    }
  }

  private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 5) }
}
