// SPDX-License-Identifier: MIT
"use strict";

// Input in the viewer: the pointer, the wheel and the arrow keys, which move the images and the
// cursor that reads pixels.

(() => {
  const { el, state, view, now } = tintype;
  const inspector = el("output", { id: "inspector", "aria-live": "off" });
  const { paint, pane, zoomBy } = tintype.painting;

  tintype.inspector = inspector;

  // The displayed pixels as text; empty if there are none.
  let reading = "";

  const hex = (pixel) => "#" + pixel
    .map((value) => value.toString(16).padStart(2, "0")).join("").toUpperCase();

  const described = (pixel) => (pixel ? `${hex(pixel)} (${pixel.join(" ")})` : "no pixel");

  const channels = (pixel) => {
    if (!pixel) return ["no pixel"];
    return [tintype.swatch(hex(pixel)), el("code", {}, hex(pixel)), ` (${pixel.join(" ")})`];
  };

  const inspect = () => {
    if (!now.cursor || !now.pair) {
      reading = "";
      inspector.replaceChildren(el("span", { class: "quiet" },
        "Point at a pixel to read it, or focus an image and use the arrow keys."));
      delete inspector.dataset.x;
      return;
    }
    const [x, y] = now.cursor;
    const { old, new: new_ } = now.pair.pixels();
    const values = [tintype.pixel(old, x, y), tintype.pixel(new_, x, y)];
    const both = values[0] && values[1];
    const step = both && Math.max(
      ...values[0].map((value, index) => Math.abs(value - values[1][index])));
    const words = both ? (step === 0 ? " · equal" : ` · largest difference ${step}`) : "";
    const place = `x ${x}, y ${y}${words}`;
    const named = [["reference", old, values[0]], ["new", new_, values[1]]]
      .filter(([, data]) => data);
    reading = [place, ...named.map(([name, , pixel]) => `${name} ${described(pixel)}`)].join(", ");
    const parts = [el("span", {}, place)];
    for (const [name, , pixel] of named) parts.push(el("span", {}, `${name} `, ...channels(pixel)));
    inspector.dataset.x = x;
    inspector.dataset.y = y;
    inspector.replaceChildren(...parts);
  };

  const setCursor = (cursor) => {
    now.cursor = cursor;
    inspect();
    paint();
  };

  const pixelAt = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      Math.floor(view.x + (event.clientX - box.left) / view.scale),
      Math.floor(view.y + (event.clientY - box.top) / view.scale),
    ];
  };

  let drag = null;

  const pointerdown = (event) => {
    if (event.button !== 0) return;
    drag = { x: event.clientX, y: event.clientY, left: view.x, top: view.y, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const pointermove = (event) => {
    if (drag) {
      const [right, down] = [event.clientX - drag.x, event.clientY - drag.y];
      if (Math.hypot(right, down) > 3) drag.hasMoved = true;
      if (!drag.hasMoved) return;
      view.x = drag.left - right / view.scale;
      view.y = drag.top - down / view.scale;
      view.kind = "free";
      tintype.clampView(now.pair, pane());
      paint();
      return;
    }
    const [x, y] = pixelAt(event);
    const isInside = x >= 0 && y >= 0 && x < now.pair.width && y < now.pair.height;
    setCursor(isInside ? [x, y] : null);
  };

  const pointerup = (event) => {
    if (drag && !drag.hasMoved && state.mode === 7) tintype.selectNodeAt(...pixelAt(event));
    if (drag && drag.hasMoved) tintype.emit("location", "replace");
    drag = null;
  };

  const pointercancel = () => { drag = null; };

  const pointerleave = () => { if (!drag) setCursor(null); };

  /** With Control, the wheel zooms; otherwise, it scrolls an image that is larger than its pane. */
  const wheel = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1 : -1, [event.clientX - box.left, event.clientY - box.top]);
      return;
    }
    const before = [view.x, view.y];
    view.x += (event.shiftKey ? event.deltaY : event.deltaX) / view.scale;
    view.y += (event.shiftKey ? 0 : event.deltaY) / view.scale;
    tintype.clampView(now.pair, pane());
    // At the edge of the image, the page scrolls.
    if (Math.abs(before[0] - view.x) + Math.abs(before[1] - view.y) > 1e-6) {
      view.kind = "free";
      event.preventDefault();
      paint();
    }
  };

  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  /** The arrow keys move the cursor over a focused image, by ten pixels with Shift. */
  const keydown = (event) => {
    if (event.key === "Escape" && now.cursor) {
      setCursor(null);
      event.stopPropagation();
      return;
    }
    if (!Object.hasOwn(arrows, event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const { pair } = now;
    const room = pane();
    const start = now.cursor || [
      Math.floor(view.x + room.width / view.scale / 2),
      Math.floor(view.y + room.height / view.scale / 2),
    ];
    const reach = event.shiftKey ? 10 : 1;
    const [right, down] = now.cursor ? arrows[event.key].map((step) => step * reach) : [0, 0];
    const x = Math.min(Math.max(start[0] + right, 0), pair.width - 1);
    const y = Math.min(Math.max(start[1] + down, 0), pair.height - 1);
    const [width, height] = [room.width / view.scale, room.height / view.scale];
    if (x < view.x || x >= view.x + width) view.x = x - width / 2;
    if (y < view.y || y >= view.y + height) view.y = y - height / 2;
    tintype.clampView(pair, room);
    setCursor([x, y]);
    tintype.announce(reading);
  };

  /** The event listeners of each canvas. */
  tintype.hands = {
    pointerdown, pointermove, pointerleave, pointerup, pointercancel, wheel, keydown,
  };

  tintype.on("started", inspect);
  tintype.on("shown", inspect);
})();
