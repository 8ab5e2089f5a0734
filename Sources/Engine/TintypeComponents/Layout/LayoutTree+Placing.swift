// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// Stores the position of an element in the layout that is being placed.
  func place(_ index: Int, at position: Point, anchor: UnitPoint, proposal: ProposedSize) {
    let size = size(of: index, proposal: proposal)
    let element = elements[index]
    element.proposal = proposal
    element.frame = Rect(
      origin: Point(
        x: position.x - anchor.x * size.width,
        y: position.y - anchor.y * size.height
      ),
      size: size
    )
    element.isOmitted = false
  }

  /// Omits an element from the layout that is being placed.
  func omit(_ index: Int) {
    elements[index].frame = nil
    elements[index].isOmitted = true
  }

  /// Sets the frames of an element and its descendants.
  ///
  /// Coordinates that are infinite or NaN, for example if a layout proposes infinite space, become
  /// 0.
  func settle(_ index: Int, in given: Rect, proposal: ProposedSize) {
    guard canDescend() else { return }
    // Geometry readers create their content during placement, so its nesting is checked here.
    settling += 1
    defer { settling -= 1 }
    guard settling <= Self.maximumDepth else {
      error = ComponentError.tooDeep(type: "GeometryReader")
      return
    }
    let frame = given.finite
    let element = elements[index]
    if frame != given
      || !element.invalidProposals.isEmpty && element.invalidProposals.contains(proposal)
    {
      element.returnedInvalidSize = true
    }
    element.frame = frame
    element.proposal = proposal
    switch element.kind {
    case .color, .shape, .text, .image, .symbol, .spacer, .divider, .canvas:
      break
    case .geometry(let content): settle(content, of: index, in: frame)
    case .container(let layout), .modifier(let layout):
      settleChildren(of: element, by: layout, at: index, in: frame, proposal)
    case .wrapper(let wrapping):
      if case .effect(.window) = wrapping { element.safeArea = safeArea }
      if case .geometryProbe(let probe) = wrapping, !isRepeated { probe.report(proxy(of: index)) }
      if let primary = element.children.first {
        settlePrimary(primary, of: wrapping, in: frame, proposal)
      }
      settleDecoration(wrapping, of: element, in: frame, proposal)
    }
  }

  private func settleChildren(
    of element: Element,
    by layout: any LayoutBox,
    at index: Int,
    in frame: Rect,
    _ proposal: ProposedSize
  ) {
    let outer = safeArea
    defer { safeArea = outer }
    var place = 0
    while place < element.children.count {
      let child = elements[element.children[place]]
      child.frame = nil
      child.isOmitted = false
      place += 1
    }
    updateContainer(of: element, proposal)
    layout.place(in: frame, proposal, subviews(of: index))
    if let scroll = element.scroll {
      if scroll.indicators != nil { element.safeArea = safeArea }
      report(scroll, of: element, in: frame)
      if scroll.axes.contains(.vertical), let child = element.children.first,
        let content = elements[child].frame
      {
        scrollEnds.append(ScrollEnd(window: frame, end: content.maxY + scroll.margins.bottom))
      }
    }
    place = 0
    while place < element.children.count {
      let child = element.children[place]
      place += 1
      if elements[child].isOmitted { continue }
      if elements[child].frame == nil {
        self.place(
          child, at: Point(x: frame.midX, y: frame.midY), anchor: .center,
          proposal: ProposedSize(frame.size))
      }
      guard var placed = elements[child].frame else { continue }
      if element.direction == .rightToLeft { placed = placed.mirrored(in: frame) }
      safeArea = outer.changed(for: child, at: placed, of: element, at: frame, in: self)
      settle(child, in: placed, proposal: elements[child].proposal)
    }
  }

  /// Creates the content of a geometry reader and places it in the top leading corner.
  private func settle(_ content: GeometryContent, of index: Int, in frame: Rect) {
    guard let child = expand?(content, index), error == nil else { return }
    elements[index].children = [child]
    let proposal = ProposedSize(frame.size)
    let placed = Rect(origin: frame.origin, size: size(of: child, proposal: proposal))
    settle(
      child,
      in: elements[index].direction == .rightToLeft ? placed.mirrored(in: frame) : placed,
      proposal: proposal
    )
  }

  private func settlePrimary(
    _ primary: Int,
    of wrapping: Wrapping,
    in frame: Rect,
    _ proposal: ProposedSize
  ) {
    switch wrapping {
    case .offset(let distance):
      let isMirrored = elements[primary].direction == .rightToLeft
      let moved = Rect(
        x: frame.minX + (isMirrored ? -distance.x : distance.x), y: frame.minY + distance.y,
        width: frame.width,
        height: frame.height)
      settle(primary, in: moved, proposal: proposal)
    case .ignoresSafeArea(let edges):
      let outer = safeArea
      defer { safeArea = outer }
      let reaching = safeArea.reaching(
        frame, beyond: edges, direction: elements[primary].direction)
      if edges.contains(.bottom) { safeArea = outer.withoutKeyboard }
      settle(primary, filling: reaching, insteadOf: frame, proposal)
    case .keyboard(let avoidance):
      let outer = safeArea
      defer { safeArea = outer }
      let (area, placed) = outer.treating(frame, avoidance, keyboard: keyboard)
      safeArea = area
      settle(primary, filling: placed, insteadOf: frame, proposal)
    default: settle(primary, in: frame, proposal: proposal)
    }
  }

  /// Places an element in the center of a frame, whose size it is proposed, unless it has the frame.
  private func settle(
    _ index: Int, filling wanted: Rect, insteadOf frame: Rect, _ proposal: ProposedSize
  ) {
    guard wanted != frame else { return settle(index, in: frame, proposal: proposal) }
    let offer = ProposedSize(wanted.size)
    let size = size(of: index, proposal: offer)
    let placed = Rect(
      x: wanted.midX - size.width / 2, y: wanted.midY - size.height / 2,
      width: size.width, height: size.height)
    settle(index, in: placed, proposal: offer)
  }

  /// Places a background or an overlay, which is proposed the size of its element.
  private func settleDecoration(
    _ wrapping: Wrapping,
    of element: Element,
    in frame: Rect,
    _ proposal: ProposedSize
  ) {
    let alignment: Alignment
    switch wrapping {
    case .background(let decoration), .overlay(let decoration): alignment = decoration.alignment
    case .mask(let value): alignment = value
    default: return
    }
    element.safeArea = safeArea
    guard let primary = element.children.first else { return }
    let host = dimensions(of: primary, proposal: proposal)
    let offer = ProposedSize(frame.size)
    for secondary in element.children.dropFirst() {
      let dimensions = dimensions(of: secondary, proposal: offer)
      let placed = Rect(
        x: frame.minX + host[alignment.horizontal] - dimensions[alignment.horizontal],
        y: frame.minY + host[alignment.vertical] - dimensions[alignment.vertical],
        width: dimensions.width,
        height: dimensions.height
      )
      settle(
        secondary,
        in: element.direction == .rightToLeft ? placed.mirrored(in: frame) : placed,
        proposal: offer
      )
    }
  }

  /// Returns the geometry of an element that has been placed.
  func proxy(of index: Int) -> GeometryProxy {
    let frame = elements[index].frame ?? .zero
    return GeometryProxy(
      size: frame.size, frame: frame, safeAreaInsets: safeArea.covered(of: frame),
      reach: safeArea.reach(of: frame, direction: elements[index].direction),
      isOverContent: scrollEnds.contains { $0.extendsBelow(frame) },
      keyboardInset: max(frame.maxY - keyboard, 0))
  }
}

/// The end of the content of a scroll view that has been placed.
struct ScrollEnd {
  /// The frame of the viewport.
  let window: Rect
  /// The coordinate of the lower end of the content.
  let end: Double

  /// Returns whether the content extends below the upper edge of a bar that touches the viewport.
  func extendsBelow(_ bar: Rect) -> Bool {
    window.minY < bar.minY && window.maxY > bar.minY - 0.5 && end > bar.minY + 0.5
      && window.minX < bar.maxX && window.maxX > bar.minX
  }
}
