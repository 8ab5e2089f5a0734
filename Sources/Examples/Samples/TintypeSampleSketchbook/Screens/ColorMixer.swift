// SPDX-License-Identifier: MIT

import SwiftUI

/// The sheet in which a color is selected on a wheel, by components, or by mixing two colors.
struct ColorMixer: View {
  @Environment(Palette.self) private var palette
  @Environment(\.self) private var environment
  @Environment(\.dismiss) private var dismiss
  @State private var hue = 0.0
  @State private var saturation = 0.0
  @State private var brightness = 0.0
  @State private var partner = Palette.standard[5]
  @State private var share = 0.5

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          HStack(spacing: 20) {
            ColorWheel(hue: $hue, saturation: $saturation, brightness: brightness)
              .frame(width: 190, height: 190)
            harmony
          }
          .frame(maxWidth: .infinity)
          components.card()
          mixture.card()
        }
        .padding(20)
      }
      .screenBackground()
      .navigationTitle("Color Mixer")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Use Color") {
            palette.keep(ink)
            dismiss()
          }
        }
      }
    }
    .onAppear { select(palette.ink) }
  }

  private var ink: Ink { Ink(hue: hue, saturation: saturation, brightness: brightness) }

  /// The color, and colors that go well with it.
  private var harmony: some View {
    VStack(spacing: 12) {
      RadialLayout(radius: 36, start: .degrees(60)) {
        Circle()
          .fill(ink.color)
          .frame(width: 36, height: 36)
          .accessibilityHidden(true)
        ForEach([1.0 / 3, 0.5, 2.0 / 3], id: \.self) { turn in
          let other = ink.turned(by: turn)
          Button {
            select(other)
          } label: {
            Swatch(ink: other, diameter: 24)
          }
          .buttonStyle(.plain)
        }
      }
      Text(ink.hex)
        .font(.footnote.monospaced())
        .foregroundStyle(.secondary)
        // The sign is before the digits in all languages.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityIdentifier("hex")
    }
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  private var components: some View {
    VStack(alignment: .leading, spacing: 8) {
      component(
        "Brightness", value: $brightness, Ink(hue: hue, saturation: saturation, brightness: 1))
      component("Red", value: rgb(\.red), Ink(hex: 0xFF3B30))
      component("Green", value: rgb(\.green), Ink(hex: 0x34C759))
      component("Blue", value: rgb(\.blue), Ink(hex: 0x0A84FF))
    }
  }

  private func component(
    _ title: LocalizedStringKey, value: Binding<Double>, _ ink: Ink
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(title)
        Spacer()
        Text(value.wrappedValue, format: .percent.precision(.fractionLength(0)))
          .foregroundStyle(.secondary)
          .monospacedDigit()
      }
      .font(.footnote)
      .accessibilityHidden(true)
      GradientSlider(title, value: value, colors: [.black, ink.color])
    }
  }

  private var mixture: some View {
    VStack(alignment: .leading, spacing: 12) {
      SectionTitle("Mix With")
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 4) {
          ForEach(Palette.standard, id: \.self) { other in
            Button {
              partner = other
            } label: {
              Swatch(ink: other, isSelected: other == partner, diameter: 26)
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("mix-\(other.hex)")
          }
        }
      }
      HStack(spacing: 0) {
        ForEach(0..<9, id: \.self) { index in
          let share = Double(index) / 8
          mixed(share)
            .frame(height: 40)
            .overlay(alignment: .bottom) {
              if abs(share - self.share) < 0.01 {
                Circle().fill(.white).frame(width: 7, height: 7).padding(5)
              }
            }
            .onTapGesture { self.share = share }
            .accessibilityAddTraits(.isButton)
            .accessibilityLabel(Text(share, format: .percent.precision(.fractionLength(0))))
            .accessibilityIdentifier("share-\(index)")
        }
      }
      .clipShape(.rect(cornerRadius: 10))
      Slider(value: $share, in: 0...1, step: 0.125) { Text("Share") }
        .accessibilityIdentifier("share")
      Button("Use Mixture") { select(Ink(mixed(share), in: environment)) }
        .buttonStyle(.bordered)
    }
  }

  private func mixed(_ share: Double) -> Color {
    ink.color.mix(with: partner.color, by: share, in: .device)
  }

  private func rgb(_ keyPath: WritableKeyPath<Ink, Double> & Sendable) -> Binding<Double> {
    Binding(
      get: { ink[keyPath: keyPath] },
      set: {
        var changed = ink
        changed[keyPath: keyPath] = $0
        select(changed)
      })
  }

  private func select(_ ink: Ink) {
    // Gray and black have no hue, so the wheel keeps its own.
    if ink.saturation > 0 { hue = ink.hue }
    if ink.brightness > 0 { saturation = ink.saturation }
    brightness = ink.brightness
  }
}

/// All hues around white, with a handle that is dragged.
struct ColorWheel: View {
  @GestureState private var isDragging = false
  @Binding var hue: Double
  @Binding var saturation: Double
  let brightness: Double

  var body: some View {
    GeometryReader { proxy in
      let radius = min(proxy.size.width, proxy.size.height) / 2
      ZStack {
        Circle()
          .fill(
            AngularGradient(
              colors: (0...6).map {
                Ink(hue: Double($0) / 6, saturation: 1, brightness: 1).color
              }, center: .center))
        Circle()
          .fill(
            RadialGradient(
              colors: [.white, .white.opacity(0)], center: .center, startRadius: 0,
              endRadius: radius))
        Circle()
          .fill(.black.opacity(1 - brightness))
        Circle()
          .fill(Ink(hue: hue, saturation: saturation, brightness: brightness).color)
          .overlay { Circle().strokeBorder(.white, lineWidth: 3) }
          .shadow(color: .black.opacity(0.4), radius: 3)
          .frame(width: 28, height: 28)
          .scaleEffect(isDragging ? 1.3 : 1)
          .position(
            x: proxy.size.width / 2 + saturation * radius * cos(hue * 2 * .pi),
            y: proxy.size.height / 2 + saturation * radius * sin(hue * 2 * .pi))
      }
      .contentShape(.circle)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isDragging) { _, isDragging, _ in isDragging = true }
          .onChanged { drag in
            let (x, y) = (
              drag.location.x - proxy.size.width / 2, drag.location.y - proxy.size.height / 2
            )
            let turn = atan2(y, x) / (2 * .pi)
            hue = turn < 0 ? turn + 1 : turn
            saturation = min((x * x + y * y).squareRoot() / radius, 1)
          }
      )
      .accessibilityElement()
      .accessibilityLabel("Color Wheel")
      .accessibilityIdentifier("wheel")
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}
